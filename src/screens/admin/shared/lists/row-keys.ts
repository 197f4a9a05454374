import { useEffect, type KeyboardEvent as ReactKeyboardEvent, type RefObject } from 'react'
import { focusRow, rowOf, rowsIn } from '@/ui/row-focus'
import { letterOf } from '../letter-keys'

const STEPS: Partial<Record<string, number>> = { j: 1, k: -1 }

/** What selects a row, which a switch does not. */
const TICK = 'input[type=checkbox]:not([role=switch])'

/**
 * Keyboard shortcuts while focus is in the rows of a list: J and K move focus to the next and previous row, X toggles
 * the row's checkbox.
 */
export function handleRowKey(event: ReactKeyboardEvent<HTMLElement>): void {
  const { target, currentTarget } = event
  const letter = letterOf(event)
  // A row's menus and dialogs send their keys here, too.
  if (letter === undefined || !(target instanceof Element) || !currentTarget.contains(target)) return
  const row = rowOf(target)
  if (!row) return
  const rows = rowsIn(currentTarget)
  const step = STEPS[letter]
  const next = step === undefined ? undefined : rows[rows.indexOf(row) + step]
  if (next) focusRow(next)
  else if (letter === 'x') row.querySelector<HTMLInputElement>(TICK)?.click()
}

/** What has the focus before anything of the section was chosen. */
const START = 'body, main, nav a'

/** J or K goes to the first row while nothing of the section has the focus. */
export function useFirstRowKey(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const letter = letterOf(event)
      if (event.defaultPrevented || letter === undefined || STEPS[letter] === undefined) return
      const first = list.current && rowsIn(list.current)[0]
      // Not behind a dialog.
      if (!first || first.closest('[aria-hidden=true]') || !document.activeElement?.matches(START)) return
      event.preventDefault()
      focusRow(first)
    }
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [list])
}
