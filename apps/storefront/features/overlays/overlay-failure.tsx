import { useEffect } from 'react'
import { LoadFailureNote } from '@/screens/storefront/shared/load-failure-note'
import { reloadOnce } from '../../app/chunk-failure'

interface OverlayFailureProps {
  error: unknown
  onClose: () => void
}

/** Shown if an overlay's code could not be loaded: offers a reload, the page remains usable. */
export function OverlayFailure({ error, onClose }: OverlayFailureProps) {
  useEffect(() => {
    reloadOnce(error)
  }, [error])
  return <LoadFailureNote onReload={() => window.location.reload()} onClose={onClose} />
}
