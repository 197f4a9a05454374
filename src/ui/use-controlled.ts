import { useState } from 'react'

interface Controlled<T> {
  /** Value of the caller; undefined if uncontrolled. */
  value: T | undefined
  /** Initial value if uncontrolled. */
  start: T
  onChange: ((value: T) => void) | undefined
}

/** State that is controlled or uncontrolled, like that of native inputs. */
export function useControlled<T>({ value, start, onChange }: Controlled<T>) {
  const [internal, setInternal] = useState(start)
  const current = value === undefined ? internal : value
  const change = (next: T) => {
    if (value === undefined) setInternal(() => next)
    onChange?.(next)
  }
  return [current, change] as const
}
