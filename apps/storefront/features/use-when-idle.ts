import { useEffect } from 'react'

/** Delay after load in ms for Safari, which lacks requestIdleCallback. */
const PAUSE_MS = 1_000

function whenIdle(action: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(action, PAUSE_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(action)
  return () => cancelIdleCallback(handle)
}

/** Resolves when the browser has nothing to do, so that a press does not wait for what is prepared. */
export const idle = () => new Promise<void>((resolve) => void whenIdle(resolve))

function whenLoaded(action: () => void): () => void {
  if (document.readyState === 'complete') {
    action()
    return () => undefined
  }
  addEventListener('load', action, { once: true })
  return () => removeEventListener('load', action)
}

/** Runs once the page is loaded and the browser idle. */
export const whenSettled = (action: () => void) => void whenLoaded(() => void whenIdle(action))

declare global {
  interface Navigator {
    /** Only in Chromium. */
    readonly connection?: { readonly saveData?: boolean }
  }
}

export const savesData = () => navigator.connection?.saveData === true

/** Runs once the page is loaded and the browser idle, except with Save-Data. Pass a stable function. */
export function useWhenIdle(fetchAhead: (() => void) | undefined): void {
  useEffect(() => {
    if (!fetchAhead || savesData()) return
    let stopIdle = () => {}
    const stopLoad = whenLoaded(() => {
      stopIdle = whenIdle(fetchAhead)
    })
    return () => {
      stopLoad()
      stopIdle()
    }
  }, [fetchAhead])
}
