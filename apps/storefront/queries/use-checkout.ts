import { useRef, useState } from 'react'
import { isFailure } from '@/client'
import type { CartLine } from '@/domain/cart/cart'
import type { ShownTotals } from '@/screens/storefront/cart/cart-types'
import type { CheckoutState, CheckoutSubmission } from '@/screens/storefront/checkout/checkout-types'
import { forgetAutomatic } from '../stores/auto-coupon'
import { clearCoupon, currentCoupon, useCoupon } from '../stores/coupon'
import { openOverlay } from '../stores/overlay'
import { usePlaced } from '../stores/placed'
import { forgetPriceChanges } from '../stores/price-changes'
import { changedTotals, placeOrder } from './checkout-call'
import { checkoutFailureState } from './checkout-failure'
import { basisOf } from './order-lines'

/** Prices and stocks have changed: what is ordered shows what holds now. */
const REFRESHING = ['OUT_OF_STOCK', 'PRODUCT_UNAVAILABLE', 'TOTAL_CHANGED']

interface OrderSource {
  /** The order exists. */
  readonly onPlaced: () => void
  /** Asks for names, prices and stocks of what is ordered; never rejects. */
  readonly refresh: () => Promise<void>
}

/** Sending the order: what the page shows meanwhile and afterwards. Nothing typed and nothing in the cart is lost. */
export function useCheckout(lines: readonly CartLine[], { onPlaced, refresh }: OrderSource) {
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
    } else setState(checkoutFailureState(error, lines))
    if (!isFailure(error)) return
    if (error.code === 'UNAUTHORIZED') openOverlay({ kind: 'auth', mode: 'login', then: 'stay' })
    if (REFRESHING.includes(error.code)) await refresh()
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
