/**
 * Inline script of server-rendered pages: remembers the last button that is pressed before hydration, and the address that
 * the page was served for. `repeatPress` presses the button once more; the code that hydrates calls it.
 */
export const REMEMBER_PRESS = `{
  let button
  window.servedAt = location.href
  const remember = ({ target }) => (button = target.closest?.('button[type=button]') ?? button)
  addEventListener('click', remember, true)
  window.repeatPress = () => {
    removeEventListener('click', remember, true)
    button?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
    button?.click()
  }
}`

/** Address that the page was served for; without a server, that of the window. */
export const servedUrl = (): URL => new URL(window.servedAt ?? window.location.href)

declare global {
  interface Window {
    /** From then on React handles presses itself: it hydrates what is pressed at once, for this one, too. */
    repeatPress?: () => void
    /** What the browser shows may be another one already: Back within a page changes the address alone. */
    servedAt?: string
  }
}
