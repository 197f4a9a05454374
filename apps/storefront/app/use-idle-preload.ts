import { useEffect } from 'react'
import { useLanguage, type Language } from '@/i18n'
import { preloadOverlays } from '../features/overlays/overlay-views'
import { useSession } from '../features/application'
import { pages } from '../pages'

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

/** Where shoppers go from most pages. */
const NEXT_PAGES = ['/products', '/product/:slug', '/checkout']

function preloadNext(language: Language, signedIn: boolean): void {
  preloadOverlays('cart', language)
  preloadOverlays(signedIn ? 'account' : 'auth', language)
  for (const { path, View } of pages)
    if (NEXT_PAGES.includes(path)) View.preload(language).catch(() => undefined)
}

/** Overlays and the next pages' code come when the line is idle, unless the shopper saves data. */
export function useIdlePreload(): void {
  const language = useLanguage()
  const started = useSession((session) => session.started)
  const signedIn = useSession((session) => session.user !== null)
  useEffect(() => {
    if (!started || savesData()) return
    let stopIdle = () => {}
    const stopLoad = whenLoaded(() => {
      stopIdle = whenIdle(() => preloadNext(language, signedIn))
    })
    return () => {
      stopLoad()
      stopIdle()
    }
  }, [language, started, signedIn])
}
