import { Suspense } from 'react'
import { useOverlay } from '../stores/overlay'
import { useToasts } from '../stores/toasts'
import { chunk } from '../chunk'
import { overlayChunks } from './overlay-chunks'

const Toasts = chunk('containers/toasts.tsx', ['toast'], () => import('./toasts'))

/**
 * What lies over the page: one overlay, a login over it when its session died, and toasts. Nothing is loaded
 * before it is needed, and what is loaded later does not hide what is open.
 */
export function Overlays() {
  const overlay = useOverlay((state) => state.overlay)
  const hasToasts = useToasts(({ toasts }) => toasts.length > 0)
  const below = overlay?.kind === 'auth' ? overlay.over : undefined
  const kind = (below ?? overlay)?.kind
  const View = kind ? overlayChunks[kind] : null
  const Login = below ? overlayChunks.auth : null
  return (
    <>
      <Suspense fallback={null}>{View && <View />}</Suspense>
      <Suspense fallback={null}>{Login && <Login />}</Suspense>
      <Suspense fallback={null}>{hasToasts && <Toasts />}</Suspense>
    </>
  )
}
