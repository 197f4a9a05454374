import { useCallback } from 'react'
import { useLanguage, type Language } from '@/i18n'
import { preloadOverlays } from '../features/overlays/overlay-views'
import { useSession } from '../features/application'
import { useWhenIdle } from '../features/use-when-idle'
import { pages } from '../pages'

/** Routes most often visited next. */
const NEXT_PAGES = ['/products', '/product/:slug', '/checkout']

/** Loads one after the other, because they compete on a slow connection: overlays of this page before other pages. */
async function preloadNext(language: Language, signedIn: boolean): Promise<void> {
  await preloadOverlays('cart', language)
  await preloadOverlays(signedIn ? 'account' : 'auth', language)
  for (const { path, View } of pages)
    if (NEXT_PAGES.includes(path)) View.preload(language).catch(() => undefined)
}

/** Preloads overlays and the next pages' code when the network is idle, except with Save-Data. */
export function useIdlePreload(): void {
  const language = useLanguage()
  const started = useSession((session) => session.started)
  const signedIn = useSession((session) => session.user !== null)
  const preload = useCallback(() => void preloadNext(language, signedIn), [language, signedIn])
  useWhenIdle(started ? preload : undefined)
}
