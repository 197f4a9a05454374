import type { KeyboardEvent } from 'react'

/**
 * Escape for what has the focus. A toast that came after an overlay is the topmost layer and would take the key
 * alone; whatever else answers to it has prevented the default.
 */
export const onEscape = (close: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape' || event.defaultPrevented) return
  // An overlay inside of another one: one key closes one of them.
  event.preventDefault()
  close()
}
