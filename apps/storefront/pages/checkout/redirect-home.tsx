import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { useApplication } from '../../features/application'

interface RedirectHomeProps {
  /** Why nothing can be ordered; 'login' opens the login with the way as a guest. */
  reason: 'cartEmpty' | 'cartFailed' | 'cartUnavailable' | 'expressFailed' | 'login'
  /** The products that the reason is about. */
  names?: readonly string[]
  /** The cart shows what can be done about it. */
  opensCart?: boolean
}

/** Leads to the home page and says why nothing can be ordered. */
export function RedirectHome({ reason, names = [], opensCart = false }: RedirectHomeProps) {
  const { toasts, overlay } = useApplication().stores
  const about = names.join(', ')
  useEffect(() => {
    const { open } = overlay.getState()
    if (reason === 'login') return open({ kind: 'auth', mode: 'login', then: 'checkout' })
    if (opensCart) open({ kind: 'cart' })
    toasts.getState().show(reason, about)
  }, [reason, about, opensCart, overlay, toasts])
  return <Navigate to="/" replace />
}
