import { useEffect, type KeyboardEvent as ReactKeyboardEvent, type RefObject } from 'react'
import { focusRow } from '@/ui/row-focus'
import { letterOf } from '../letter-keys'

const STEPS: Partial<Record<string, number>> = { j: 1, k: -1 }

/**
 * Keyboard shortcuts while focus is in the rows of a table: J and K move focus to the next and previous row, X toggles
 * the row's checkbox where rows are selected; others, such as switches, it leaves alone.
 */
export function handleRowKey(
  event: ReactKeyboardEvent<HTMLTableSectionElement>,
  isSelectable: boolean,
): void {
  const { target, currentTarget } = event
  const rows = [...currentTarget.rows]
  const at = rows.findIndex((row) => target instanceof Node && row.contains(target))
  const letter = letterOf(event)
  // A row's menus and dialogs send their keys here, too.
  if (at < 0 || letter === undefined) return
  const step = STEPS[letter]
  const next = step === undefined ? undefined : rows[at + step]
  if (next) focusRow(next)
  else if (isSelectable && letter === 'x')
    rows[at]?.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click()
}

/** What has the focus before anything of the section was chosen. */
const START = 'body, main, nav a'

/** J or K goes to the first row while nothing of the section has the focus. */
export function useFirstRowKey(body: RefObject<HTMLTableSectionElement | null>): void {
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const letter = letterOf(event)
      if (event.defaultPrevented || letter === undefined || STEPS[letter] === undefined) return
      const first = body.current?.rows[0]
      // Not behind a dialog.
      if (!first || first.closest('[aria-hidden=true]') || !document.activeElement?.matches(START)) return
      event.preventDefault()
      focusRow(first)
    }
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [body])
}
