import type { KeyboardEvent } from 'react'
import { focusRow } from '@/ui/row-focus'

const STEPS: Partial<Record<string, number>> = { j: 1, k: -1 }
const TYPED = 'input:not([type=checkbox]), textarea, select'

/**
 * Keyboard shortcuts while focus is in the rows of a table: J and K move focus to the next and previous row, X toggles
 * the row's checkbox.
 */
export function handleRowKey(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const { target, currentTarget, altKey, ctrlKey, metaKey } = event
  if (altKey || ctrlKey || metaKey || !(target instanceof Element) || target.closest(TYPED)) return
  const rows = [...currentTarget.rows]
  const at = rows.findIndex((row) => row.contains(target))
  // A row's menus and dialogs send their keys here, too.
  if (at < 0) return
  const key = event.key.toLowerCase()
  const step = STEPS[key]
  const next = step === undefined ? undefined : rows[at + step]
  if (next) focusRow(next)
  else if (key === 'x') rows[at]?.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click()
}
