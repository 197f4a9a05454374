import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'
import { useLanguage, type Language } from '@/i18n'
import { preloadOverlays } from '../features/overlays/overlay-views'
import { useApplication, useSession, type Application } from '../features/application'
import { idle, useWhenIdle } from '../features/use-when-idle'
import { pages } from '../pages'
import { FooterView } from './shop-footer'

/** Routes most often visited next; none from the checkout, where a shopper pays instead of browsing. */
const nextPages = (pathname: string): readonly string[] =>
  pathname === '/checkout' ? [] : ['/products', '/product/:slug', '/checkout']

/** What is there once the page was idle. */
export const ahead: { moveFrom?: (card: DOMRect) => void } = {}

const fetchAhead = () => import('../features/second-page/fetch-ahead')

/** Loads one after the other, because they compete on a slow connection: what this page opens before other pages. */
async function workAhead(
  application: Application,
  pathname: string,
  language: Language,
  signedIn: boolean,
): Promise<void> {
  import('../features/lay-out-rest').then(
    ({ layOutRest }) => void layOutRest(),
    () => undefined,
  )
  await preloadOverlays('cart', language)
  await idle()
  await preloadOverlays(signedIn ? 'account' : 'auth', language)
  const next = nextPages(pathname)
  for (const { path, View } of pages) {
    if (!next.includes(path)) continue
    await idle()
    await View.preload(language).catch(() => undefined)
  }
  if (next.length === 0) return FooterView.preload(language)
  const { Panels } = await import('../pages/product/panels')
  await Panels.preload(language)
  await fetchAhead().then(({ fetchInView }) => fetchInView(application, pathname))
  await FooterView.preload(language)
}

/**
 * When the network is idle, except with Save-Data: lays out the rest of a page from the server, and preloads overlays
 * and the next pages' code.
 */
export function useIdleWork(): void {
  const { pathname } = useLocation()
  const language = useLanguage()
  const started = useSession((session) => session.started)
  const signedIn = useSession((session) => session.user !== null)
  const application = useApplication()
  const work = useCallback(
    () => void workAhead(application, pathname, language, signedIn).catch(() => undefined),
    [application, pathname, language, signedIn],
  )
  useWhenIdle(started ? work : undefined)
  useWhenIdle(
    useCallback(
      () =>
        void fetchAhead().then(
          ({ fetchOnIntent, moveFrom }) => {
            ahead.moveFrom = moveFrom
            fetchOnIntent(application)
          },
          () => undefined,
        ),
      [application],
    ),
  )
}
