import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useApplication, useOverlay } from '../features/application'

/** From the login to the checkout, ms: the success message is seen before. */
const CHECKOUT_DELAY = 500

/** Who logged in on the way to the checkout is led there. */
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
