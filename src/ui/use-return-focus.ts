import { useState } from 'react'

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
 * triggers, but most of our overlays are opened by state.
 */
export function useReturnFocus() {
  const [opener] = useState(openerNow)
  return (event: Event) => {
    if (event.defaultPrevented || !opener?.isConnected) return
    event.preventDefault()
    opener.focus()
  }
}
