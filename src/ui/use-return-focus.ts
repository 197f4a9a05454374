import { useState } from 'react'

/** The element in focus; for an item of a menu the button that the menu belongs to. */
function openerNow(): HTMLElement | undefined {
  if (typeof document === 'undefined') return undefined
  const focused = document.activeElement
  const menuButton = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  const opener = menuButton ? document.getElementById(menuButton) : focused
  return opener instanceof HTMLElement && opener !== document.body ? opener : undefined
}

/**
 * Gives the focus back to where it was when this component mounted. Radix does so only for its own
 * triggers; our overlays are mostly opened by state.
 */
export function useReturnFocus() {
  const [opener] = useState(openerNow)
  return (event: Event) => {
    if (event.defaultPrevented || !opener?.isConnected) return
    event.preventDefault()
    opener.focus()
  }
}
