import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { useApplication } from '../../features/application'

interface RedirectHomeProps {
  /** Why nothing can be ordered; 'login' opens the login with the way as a guest, 'express' without. */
  reason: 'cartEmpty' | 'cartFailed' | 'cartUnavailable' | 'expressFailed' | 'login' | 'express'
  /** @default '/' */
  to?: string
  /** The products that the reason is about. */
  names?: readonly string[]
  /** The cart shows what can be done about it. */
  opensCart?: boolean
}

/** Leads to the home page, or another one, and says why nothing can be ordered. */
export function RedirectHome({ reason, to = '/', names = [], opensCart = false }: RedirectHomeProps) {
  const { toasts, overlay } = useApplication().stores
  const about = names.join(', ')
  useEffect(() => {
    const { open } = overlay.getState()
    if (reason === 'login') return open({ kind: 'auth', mode: 'login', then: 'checkout' })
    if (reason === 'express') return open({ kind: 'auth', mode: 'login', then: 'stay', why: 'express' })
    if (opensCart) open({ kind: 'cart' })
    toasts.getState().show(reason, about)
  }, [reason, about, opensCart, overlay, toasts])
  return <Navigate to={to} replace />
}
