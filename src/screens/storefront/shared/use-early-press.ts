import { useEffect, useEffectEvent } from 'react'

declare global {
  interface Window {
    /** `data-press` of the last button pressed before hydration. */
    earlyPress?: string
  }
}

/**
 * Makes a press before hydration work: an inline script records the last pressed button by this name, and its action
 * runs once after hydration.
 * @param name unique within the page
 * @returns attributes of the button
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
