import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { rowPlace } from '@/ui/row-focus'

interface SidePanelOptions {
  /** False while the order is shown in a dialog, which has a focus of its own. */
  isActive: boolean
  /** Version of the order that is shown. */
  version: string | undefined
  onClose: () => void
}

/** The button of the panel that has the pressed key as its shortcut; undefined where the key is typed or chosen with. */
function shortcutOf({ key, target, altKey, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLElement>) {
  const isTyped = target instanceof Element && target.closest('input, textarea, select, [role=dialog]')
  if (isTyped || altKey || ctrlKey || metaKey || !/^[ps]$/i.test(key)) return undefined
  return currentTarget.querySelector<HTMLButtonElement>(`[aria-keyshortcuts="${key.toUpperCase()}"]`)
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
