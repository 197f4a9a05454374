import { useState } from 'react'
import { rowPlace } from './row-focus'

/** The focused element; for a menu item, the button that opened the menu. */
function openerNow(): HTMLElement | undefined {
  if (typeof document === 'undefined') return undefined
  const focused = document.activeElement
  const menuButton = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  const opener = menuButton ? document.getElementById(menuButton) : focused
  return opener instanceof HTMLElement && opener !== document.body ? opener : undefined
}

/**
 * Returns focus to the element that was focused when this component mounted. Radix does so only for its own
 * triggers, but most of our overlays are opened by state. Where the opener's row has left its table meanwhile, the row
 * in its place has the focus.
 */
export function useReturnFocus() {
  const [opener] = useState(openerNow)
  const [returnToRow] = useState(() => rowPlace(opener))
  return (event: Event) => {
    if (event.defaultPrevented || !opener) return
    if (opener.isConnected) opener.focus()
    else if (!returnToRow()) return
    event.preventDefault()
  }
}
