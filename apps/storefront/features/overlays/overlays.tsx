import { Suspense } from 'react'
import { ErrorBoundary } from '../../app/error-boundary'
import { useOverlay, useToasts } from '../application'
import { OverlayFailure } from './overlay-failure'
import { overlayViews } from './overlay-views'

/**
 * Everything above the page: one overlay, a login over it after its session expired, and toasts. Each suspends by
 * itself, so that loading one does not hide another, and a failing one does not affect the page.
 */
export function Overlays() {
  const { overlay, close } = useOverlay((state) => state)
  const hasToasts = useToasts(({ toasts }) => toasts.length > 0)
  const below = overlay?.kind === 'auth' ? overlay.over : undefined
  const kind = (below ?? overlay)?.kind
  const View = kind ? overlayViews[kind] : null
  const Login = below ? overlayViews.auth : null
  const Toasts = hasToasts ? overlayViews.toasts : null
  return (
    <>
      <ErrorBoundary key={kind} fallback={(error) => <OverlayFailure error={error} onClose={close} />}>
        <Suspense fallback={null}>{View && <View />}</Suspense>
        <Suspense fallback={null}>{Login && <Login />}</Suspense>
      </ErrorBoundary>
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={null}>{Toasts && <Toasts />}</Suspense>
      </ErrorBoundary>
    </>
  )
}
