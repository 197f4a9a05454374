import { useEffect, useState } from 'react'

/** The value as it was when it had not changed for so many milliseconds; undefined until then. */
export function useDebounced<T>(value: T, delay: number): T | undefined {
  const [settled, setSettled] = useState<{ readonly value: T }>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ value }), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return settled?.value
}
