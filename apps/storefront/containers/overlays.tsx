import { Suspense } from 'react'
import { useOverlay } from '../stores/overlay'
import { useToasts } from '../stores/toasts'
import { chunk } from '../chunk'
import { hasChunk, overlayChunks } from './overlay-chunks'

const Toasts = chunk('containers/toasts.tsx', ['toast'], () => import('./toasts'))

/** What lies over the page: one overlay at a time, and toasts. Nothing is loaded before it is needed. */
export function Overlays() {
  const overlay = useOverlay((state) => state.overlay)
  const hasToasts = useToasts(({ toasts }) => toasts.length > 0)
  const View = overlay && hasChunk(overlay.kind) ? overlayChunks[overlay.kind] : null
  return (
    <Suspense fallback={null}>
      {View && <View />}
      {hasToasts && <Toasts />}
    </Suspense>
  )
}
