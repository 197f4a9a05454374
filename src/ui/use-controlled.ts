import { useState } from 'react'

interface Controlled<T> {
  /** Given: the caller holds the value. */
  value: T | undefined
  /** Start of a value that the component holds itself. */
  start: T
  onChange: ((value: T) => void) | undefined
}

/** Controlled or uncontrolled, as native inputs are. */
export function useControlled<T>({ value, start, onChange }: Controlled<T>) {
  const [internal, setInternal] = useState(start)
  const current = value === undefined ? internal : value
  const change = (next: T) => {
    if (value === undefined) setInternal(() => next)
    onChange?.(next)
  }
  return [current, change] as const
}
