import { useState } from 'react'
import { isFailure } from '@/client'
import { getCartItems } from '@/client/cart'
import { paidLines, type CartLine } from '@/domain/cart'
import { checkoutAlertOf, checkoutFailureOf } from '@/domain/checkout-alert'
import type { ShownTotals } from '@/screens/storefront/cart-types'
import type { CheckoutState, CheckoutSubmission } from '@/screens/storefront/checkout-types'
import { http } from '../http'
import { PLATFORM } from '../settings'
import { takeOver } from '../stores/cart'
import { clearCoupon, currentCoupon } from '../stores/coupon'
import { openOverlay } from '../stores/overlay'
import { usePlaced } from '../stores/placed'
import { changedTotals, placeOrder } from './checkout-call'

/** Codes whose own sentence says more than the alert: which product is sold out, for example. */
const TELLING = ['OUT_OF_STOCK', 'PRODUCT_UNAVAILABLE', 'VALIDATION']

function failureState(error: unknown): CheckoutState {
  if (!isFailure(error)) return { status: 'failed', failure: 'failed', alert: 'unexpected' }
  const { code, status, message } = error
  return {
    status: 'failed',
    failure: checkoutFailureOf(code, status),
    alert: checkoutAlertOf(code, message),
    ...(TELLING.includes(code) && { message }),
  }
}

/** Prices and stocks have changed: the cart shows what holds now. Without an answer it stays as it is. */
async function refresh(lines: readonly CartLine[]): Promise<void> {
  const ids = paidLines(lines).map(({ productId }) => productId)
  await getCartItems(http, ids, PLATFORM).then(takeOver, () => undefined)
}

/** Sending the order: what the page shows meanwhile and afterwards. Nothing typed and nothing in the cart is lost. */
export function useCheckout(lines: readonly CartLine[], onPlaced: () => void) {
  const [state, setState] = useState<CheckoutState>({ status: 'form' })
  /** What the server said last; it counts until the cart changes. */
  const [told, setTold] = useState<{ lines: readonly CartLine[]; totals: ShownTotals }>()

  const submit = async (submission: CheckoutSubmission, totals: ShownTotals) => {
    setState({ status: 'submitting' })
    try {
      const order = await placeOrder({ submission, lines, coupon: currentCoupon(), totals })
      usePlaced.setState({ order })
      onPlaced()
      clearCoupon()
    } catch (error) {
      const changed = changedTotals(error, totals)
      if (changed) {
        setTold({ lines, totals: changed })
        setState({ status: 'totalChanged', previous: totals })
        return
      }
      setState(failureState(error))
      if (!isFailure(error)) return
      if (error.code === 'UNAUTHORIZED') openOverlay({ kind: 'auth', mode: 'login', then: 'stay' })
      if (error.code === 'OUT_OF_STOCK' || error.code === 'PRODUCT_UNAVAILABLE') await refresh(lines)
    }
  }
  return {
    state,
    told: told?.lines === lines ? told.totals : undefined,
    submit: (submission: CheckoutSubmission, totals: ShownTotals) => void submit(submission, totals),
  }
}
