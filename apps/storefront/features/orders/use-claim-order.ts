import { useState } from 'react'
import { isFailure } from '@/client'
import { claimOrder } from '@/shop/orders/orders.client'
import type { ClaimForm } from '@/shop/orders/order-forms'
import type { ClaimOrderState } from '@/screens/storefront/orders/claim-order-form'
import { useApplication, useOverlay } from '../application'
import { isDeadSession, refusalMessage } from '../session/failure-message'

/** Adds a guest order to the account and refetches the list. */
export function useClaimOrder() {
  const { http, queries } = useApplication()
  const offerLogin = useOverlay((overlay) => overlay.offerLogin)
  const [state, setState] = useState<ClaimOrderState>({ status: 'idle' })
  const claim = async (form: ClaimForm) => {
    setState({ status: 'saving' })
    try {
      const { number } = await claimOrder(http, form)
      setState({ status: 'done', orderNumber: number })
      void queries.invalidateQueries({ queryKey: ['account'] })
    } catch (error) {
      const isUnknown = isFailure(error) && error.code === 'NOT_FOUND'
      setState(isUnknown ? { status: 'notFound' } : { status: 'failed', message: refusalMessage(error) })
      if (isDeadSession(error)) offerLogin()
    }
  }
  return { claim: state, onClaim: (form: ClaimForm) => void claim(form) }
}
