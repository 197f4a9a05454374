import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useApplication, useOverlay } from '../features/application'

/** Delay before navigating to the checkout in ms, so that the success message is visible. */
const CHECKOUT_DELAY = 500

/** Navigates to the checkout after a login that was requested on the way there. */
export function useCheckoutAfterLogin(): void {
  const navigate = useNavigate()
  const leadsToCheckout = useOverlay((overlay) => overlay.leadsToCheckout)
  const { leadToCheckout } = useApplication().stores.overlay.getState()
  useEffect(() => {
    if (!leadsToCheckout) return
    const timer = setTimeout(() => {
      leadToCheckout(false)
      void navigate('/checkout')
    }, CHECKOUT_DELAY)
    return () => clearTimeout(timer)
  }, [leadsToCheckout, leadToCheckout, navigate])
}
