import type { KeyboardEvent } from 'react'

/**
 * Closes the focused layer on Escape. Needed because a toast opened after an overlay is the topmost layer and would
 * receive the key alone. Other handlers of Escape call preventDefault.
 */
export const onEscape = (close: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape' || event.defaultPrevented) return
  // Of nested overlays, one key press closes only the inner one.
  event.preventDefault()
  close()
}
