import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { useApplication } from '../../features/application'

/** Nothing can be ordered: home, and why. */
export function LeadHome({ because }: { because?: 'cartEmpty' | 'cartFailed' }) {
  const { toasts } = useApplication().stores
  useEffect(() => {
    if (because) toasts.getState().show(because)
  }, [because, toasts])
  return <Navigate to="/" replace />
}
