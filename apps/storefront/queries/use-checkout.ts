import { useRef, useState } from 'react'
import { isFailure } from '@/client'
import { getCartItems } from '@/client/cart'
import { paidLines, type CartLine } from '@/domain/cart'
import { checkoutAlertOf, checkoutFailureOf } from '@/domain/checkout-alert'
import type { ShownTotals } from '@/screens/storefront/cart-types'
import type { CheckoutState, CheckoutSubmission } from '@/screens/storefront/checkout-types'
import { http } from '../http'
import { PLATFORM } from '../settings'
import { forgetAutomatic } from '../stores/auto-coupon'
import { clearCoupon, currentCoupon, useCoupon } from '../stores/coupon'
import { openOverlay } from '../stores/overlay'
import { usePlaced } from '../stores/placed'
import { forgetPriceChanges, takeOverFacts } from '../stores/price-changes'
import { changedTotals, placeOrder } from './checkout-call'
import { basisOf } from './order-lines'

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
  await getCartItems(http, ids, PLATFORM).then(takeOverFacts, () => undefined)
}

const REFRESHING = ['OUT_OF_STOCK', 'PRODUCT_UNAVAILABLE', 'TOTAL_CHANGED']

/** Sending the order: what the page shows meanwhile and afterwards. Nothing typed and nothing in the cart is lost. */
export function useCheckout(lines: readonly CartLine[], onPlaced: () => void) {
  const [state, setState] = useState<CheckoutState>({ status: 'form' })
  const code = useCoupon(({ coupon }) => coupon?.code)
  const order = `${basisOf(lines)} ${code ?? ''}`
  /** What the server said last; it counts until something else is ordered. */
  const [told, setTold] = useState<{ order: string; totals: ShownTotals }>()
  /** The second of two quick clicks comes before the page is disabled. */
  const isSending = useRef(false)

  const fail = async (error: unknown, totals: ShownTotals) => {
    const changed = changedTotals(error, totals)
    if (changed) {
      setTold({ order, totals: changed })
      setState({ status: 'totalChanged', previous: totals })
    } else setState(failureState(error))
    if (!isFailure(error)) return
    if (error.code === 'UNAUTHORIZED') openOverlay({ kind: 'auth', mode: 'login', then: 'stay' })
    if (REFRESHING.includes(error.code)) await refresh(lines)
  }
  const submit = async (submission: CheckoutSubmission, totals: ShownTotals) => {
    if (isSending.current) return
    const had = useCoupon.getState().coupon
    const coupon = currentCoupon()
    // It grew too old while the form was filled in: the new total is shown before anything is ordered (S4).
    if (had && !coupon) return setState({ status: 'totalChanged', previous: totals })
    isSending.current = true
    setState({ status: 'submitting' })
    try {
      const placed = await placeOrder({ submission, lines, coupon, totals })
      usePlaced.setState({ order: placed })
      onPlaced()
      clearCoupon()
      forgetAutomatic()
      forgetPriceChanges()
    } catch (error) {
      // Before the cart is refreshed: the next attempt need not wait for that.
      isSending.current = false
      await fail(error, totals)
    }
  }
  return {
    state,
    told: told?.order === order ? told.totals : undefined,
    submit: (submission: CheckoutSubmission, totals: ShownTotals) => void submit(submission, totals),
  }
}
