/**
 * Inline script of server-rendered pages: remembers the last press on a button with `data-press` before hydration.
 * `useEarlyPresses` runs its action once afterwards.
 */
export const REMEMBER_PRESS = `{
  const remember = (event) => {
    const button = event.target.closest?.('[data-press]')
    if (button) window.earlyPress = button.dataset.press
  }
  addEventListener('click', remember, true)
  window.forgetPresses = () => removeEventListener('click', remember, true)
}`

declare global {
  interface Window {
    /** Removes the listener; after hydration React handles presses itself. */
    forgetPresses?: () => void
  }
}
