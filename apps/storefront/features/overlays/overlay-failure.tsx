import { useEffect } from 'react'
import { LoadFailureNote } from '@/screens/storefront/shared/load-failure-note'
import { reloadOnce } from '../../app/chunk-failure'

interface OverlayFailureProps {
  error: unknown
  onClose: () => void
}

/** An overlay whose code could not be loaded: the page stays, a note offers a reload. */
export function OverlayFailure({ error, onClose }: OverlayFailureProps) {
  useEffect(() => {
    reloadOnce(error)
  }, [error])
  return <LoadFailureNote onReload={() => window.location.reload()} onClose={onClose} />
}
