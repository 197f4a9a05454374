import type { KeyboardEvent } from 'react'

const STEPS: Partial<Record<string, number>> = { j: 1, k: -1 }

/**
 * Keyboard shortcuts while focus is in the rows of a table: J and K move focus to the first button of the next and
 * previous row, X toggles the row's checkbox.
 */
export function handleRowKey(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const { target, currentTarget, altKey, ctrlKey, metaKey } = event
  if (altKey || ctrlKey || metaKey || !(target instanceof Node)) return
  const rows = [...currentTarget.rows]
  const at = rows.findIndex((row) => row.contains(target))
  const key = event.key.toLowerCase()
  const step = STEPS[key]
  if (step !== undefined) rows[at + step]?.querySelector('button')?.focus()
  else if (key === 'x') rows[at]?.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click()
}
