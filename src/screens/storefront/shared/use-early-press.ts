import { useEffect, useEffectEvent } from 'react'

declare global {
  interface Window {
    /** `data-press` of the button that was pressed last before the page was hydrated. */
    earlyPress?: string
  }
}

/**
 * A button of the server's markup may be pressed before its code is there: the page remembers the last such press by
 * this name, and its action runs once as soon as the button works.
 * @param name unique in the page
 * @returns the mark of the button
 */
export function useEarlyPress(name: string, action: () => void): { readonly 'data-press': string } {
  const run = useEffectEvent(action)
  useEffect(() => {
    if (window.earlyPress !== name) return
    window.earlyPress = undefined
    run()
  }, [name])
  return { 'data-press': name }
}
