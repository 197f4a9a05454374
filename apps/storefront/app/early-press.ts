/**
 * Inline script of a page that the server rendered: remembers the last press on a button marked with `data-press`
 * until the page is hydrated. `useEarlyPress` of the screens runs its action once.
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
    /** Ends the remembering: from now on React hears every press itself. */
    forgetPresses?: () => void
  }
}
