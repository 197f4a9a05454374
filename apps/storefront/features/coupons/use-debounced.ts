import { useEffect, useState } from 'react'

/** Debounced value; undefined until it has not changed for `delay` ms. */
export function useDebounced<T>(value: T, delay: number): T | undefined {
  const [settled, setSettled] = useState<{ readonly value: T }>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ value }), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return settled?.value
}
