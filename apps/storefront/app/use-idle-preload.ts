import { useCallback } from 'react'
import { useLanguage, type Language } from '@/i18n'
import { preloadOverlays } from '../features/overlays/overlay-views'
import { useSession } from '../features/application'
import { useWhenIdle } from '../features/use-when-idle'
import { pages } from '../pages'

/** Where shoppers go from most pages. */
const NEXT_PAGES = ['/products', '/product/:slug', '/checkout']

/** On a slow line they compete: what this page opens comes before the pages that follow it. */
async function preloadNext(language: Language, signedIn: boolean): Promise<void> {
  await preloadOverlays('cart', language)
  await preloadOverlays(signedIn ? 'account' : 'auth', language)
  for (const { path, View } of pages)
    if (NEXT_PAGES.includes(path)) View.preload(language).catch(() => undefined)
}

/** Overlays and the next pages' code come when the line is idle, unless the shopper saves data. */
export function useIdlePreload(): void {
  const language = useLanguage()
  const started = useSession((session) => session.started)
  const signedIn = useSession((session) => session.user !== null)
  const preload = useCallback(() => void preloadNext(language, signedIn), [language, signedIn])
  useWhenIdle(started ? preload : undefined)
}
