import { useEffect } from 'react'

/** Not in TypeScript’s library, and only in some browsers. */
declare const CloseWatcher: undefined | (new () => { onclose: (() => void) | null; destroy: () => void })

/** Makes the browser’s request to close, as Android’s Back, an Escape: what is on top handles it, or asks first. */
export function useCloseRequest() {
  useEffect(() => {
    if (typeof CloseWatcher === 'undefined') return
    const Watcher = CloseWatcher
    let stop = () => {}
    const watch = () => {
      const watcher = new Watcher()
      stop = () => watcher.destroy()
      watcher.onclose = () => {
        const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
        document.activeElement?.dispatchEvent(escape)
        // A request uses its watcher up, and what asks first stays open.
        watch()
      }
    }
    watch()
    return () => stop()
  }, [])
}
