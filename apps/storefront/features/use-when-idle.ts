import { useEffect } from 'react'

/** Safari has no idle callbacks: a pause after the load does the same. */
const PAUSE_MS = 1_000

function whenIdle(action: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(action, PAUSE_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(action)
  return () => cancelIdleCallback(handle)
}

function whenLoaded(action: () => void): () => void {
  if (document.readyState === 'complete') {
    action()
    return () => undefined
  }
  addEventListener('load', action, { once: true })
  return () => removeEventListener('load', action)
}

const savesData = () =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true

/** Fetches ahead once the page is loaded and the line is idle, unless the shopper saves data. Pass a stable function. */
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
