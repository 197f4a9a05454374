import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { useApplication } from '../../features/application'

/** Redirects to the home page with a toast that tells why nothing can be ordered. */
export function RedirectHome({ reason }: { reason?: 'cartEmpty' | 'cartFailed' | 'expressFailed' }) {
  const { toasts } = useApplication().stores
  useEffect(() => {
    if (reason) toasts.getState().show(reason)
  }, [reason, toasts])
  return <Navigate to="/" replace />
}
