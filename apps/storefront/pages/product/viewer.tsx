import { Suspense } from 'react'
import type { PictureViewerProps } from '@/screens/storefront/product/picture-viewer'
import { ErrorBoundary } from '../../app/error-boundary'
import { lazyView } from '../../app/lazy-view'
import { OverlayFailure } from '../../features/overlays/overlay-failure'

/** Its own chunk, because only the press of a picture needs it. */
export const LazyViewer = lazyView<PictureViewerProps>({
  namespaces: ['product'],
  load: () =>
    import('@/screens/storefront/product/picture-viewer').then(({ PictureViewer }) => ({
      default: PictureViewer,
    })),
})

export function Viewer(props: PictureViewerProps) {
  return (
    <ErrorBoundary fallback={(error) => <OverlayFailure error={error} onClose={props.onClose} />}>
      <Suspense>
        <LazyViewer {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}
