import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { rowPlace } from '@/ui/row-focus'
import { letterOf } from '../../shared/letter-keys'

interface SidePanelOptions {
  /** False while the order is shown in a dialog, which has a focus of its own. */
  isActive: boolean
  /** Version of the order that is shown. */
  version: string | undefined
  onClose: () => void
}

/** The button of the panel that has the pressed key as its shortcut; undefined where the key is typed or chosen with. */
function shortcutOf(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget } = event
  const letter = letterOf(event)
  if (!letter || !/^[ps]$/.test(letter) || (target instanceof Element && target.closest('[role=dialog]')))
    return undefined
  return currentTarget.querySelector<HTMLButtonElement>(`[aria-keyshortcuts="${letter.toUpperCase()}"]`)
}

/** Focus of a panel beside a table: into the panel when it opens, back to the row with Escape. P pays, S ships. */
export function useSidePanel({ isActive, version, onClose }: SidePanelOptions) {
  const ref = useRef<HTMLElement>(null)
  // A server draws the panel, too.
  const [returnToRow] = useState(() => rowPlace(globalThis.document?.activeElement))
  useEffect(() => {
    if (isActive) ref.current?.focus({ preventScroll: true })
  }, [isActive])
  // The button of a change is gone once the change is made.
  useEffect(() => {
    if (isActive && document.activeElement === document.body) ref.current?.focus({ preventScroll: true })
  }, [isActive, version])
  return {
    ref,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      shortcutOf(event)?.click()
      if (event.key !== 'Escape' || event.defaultPrevented) return
      onClose()
      returnToRow()
    },
  }
}
