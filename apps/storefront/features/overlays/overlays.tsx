import { Suspense, useDeferredValue } from 'react'
import { ErrorBoundary } from '../../app/error-boundary'
import { useLanguage } from '@/i18n'
import { useOverlay, useToasts } from '../application'
import { OverlayFailure } from './overlay-failure'
import { overlayViews } from './overlay-views'

/**
 * Everything above the page: one overlay, a login over it after its session expired, and toasts. Each suspends by
 * itself, so that loading one does not hide another, and a failing one does not affect the page.
 */
export function Overlays() {
  const { overlay, close } = useOverlay((state) => state)
  const language = useLanguage()
  const hasToasts = useToasts(({ toasts }) => toasts.length > 0)
  const toastCount = useToasts(({ count }) => count)
  const below = overlay?.kind === 'auth' ? overlay.over : undefined
  const wanted = (below ?? overlay)?.kind
  // Code that is still loading is waited for without a fallback, because React delays what replaces one.
  const loaded = useDeferredValue(wanted)
  const kind = wanted && overlayViews[wanted].isReady(language) ? wanted : loaded
  const View = kind ? overlayViews[kind] : null
  const Login = below ? overlayViews.auth : null
  const Toasts = useDeferredValue(hasToasts) ? overlayViews.toasts : null
  return (
    <>
      <Suspense fallback={null}>
        <ErrorBoundary key={kind} fallback={(error) => <OverlayFailure error={error} onClose={close} />}>
          {View && <View />}
        </ErrorBoundary>
      </Suspense>
      {/* Outside of their Suspense, so that these boundaries remember what they tried. */}
      <ErrorBoundary retry={below} fallback={(error) => <OverlayFailure error={error} onClose={close} />}>
        <Suspense fallback={null}>{Login && <Login />}</Suspense>
      </ErrorBoundary>
      <ErrorBoundary retry={toastCount} fallback={() => null}>
        <Suspense fallback={null}>{Toasts && <Toasts />}</Suspense>
      </ErrorBoundary>
    </>
  )
}
