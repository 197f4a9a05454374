import { useRef, useState } from 'react'
import { useStore } from 'zustand'
import { isFailure } from '@/client'
import type { PlacedOrder } from '@/shop/checkout/checkout.client'
import type { CartLine } from '@/shop/cart/cart'
import type { ShownTotals } from '@/screens/storefront/cart/cart-types'
import type { CheckoutState, CheckoutSubmission } from '@/screens/storefront/checkout/checkout-types'
import { useApplication } from '../application'
import { basisOf } from '../cart/order-lines'
import { couponProblemOf } from '../coupons/coupon-queries'
import { isDeadSession } from '../session/failure-message'
import { checkoutFailureState, couponAlertOf } from './checkout-failure'
import type { OrderCoupons } from './order-coupons'
import { changedTotals, sendOrder } from './place-order'

/** Codes after which prices and stock are refetched. */
const REFRESHING = ['OUT_OF_STOCK', 'PRODUCT_UNAVAILABLE', 'TOTAL_CHANGED']

interface OrderSource {
  /** Called once the order exists. */
  readonly onPlaced: (placed: PlacedOrder, submission: CheckoutSubmission) => void
  /** Refreshes the ordered products; never rejects. */
  readonly refresh: () => Promise<void>
  readonly coupons: OrderCoupons
}

/** Sending the order and its states. Input and cart are kept if it fails. */
export function useCheckout(lines: readonly CartLine[], { onPlaced, refresh, coupons }: OrderSource) {
  const application = useApplication()
  const { queries } = application
  const [state, setState] = useState<CheckoutState>({ status: 'form' })
  const code = useStore(coupons.coupon, ({ coupon }) => coupon?.code)
  const order = `${basisOf(lines)} ${code ?? ''}`
  /** Totals of the last response; valid until the order changes. */
  const [answered, setAnswered] = useState<{ order: string; totals: ShownTotals }>()
  /** Ignores a second click before the page is disabled. */
  const isSending = useRef(false)

  /** Removes a coupon that was refused, so that the next attempt does not fail by it again. */
  const dropCoupon = (error: unknown) => {
    if (coupons.automatic.getState().code === code) coupons.automatic.getState().decline()
    coupons.coupon.getState().clear(couponProblemOf(error))
  }
  const fail = async (error: unknown, totals: ShownTotals) => {
    const changed = changedTotals(error, totals)
    const couponAlert = couponAlertOf(error)
    if (changed) {
      setAnswered({ order, totals: changed })
      setState({ status: 'totalChanged', previous: totals })
    } else if (couponAlert && coupons.coupon.getState().coupon) {
      dropCoupon(error)
      setState({ status: 'totalChanged', previous: totals, alert: couponAlert })
    } else setState(checkoutFailureState(error, lines))
    if (!isFailure(error)) return
    if (error.code === 'PAYMENT_METHOD_UNAVAILABLE')
      await queries.invalidateQueries({ queryKey: ['payment'] })
    if (REFRESHING.includes(error.code)) await refresh()
  }
  /** The order that was pressed when the session had ended; sent once the same customer is back. */
  const held = useRef<() => void>(undefined)
  const submit = async (submission: CheckoutSubmission, totals: ShownTotals) => {
    if (isSending.current) return
    const had = coupons.coupon.getState().coupon
    const coupon = coupons.coupon.getState().current()
    // The coupon expired while the form was filled in: show the new total before ordering.
    if (had && !coupon) return setState({ status: 'totalChanged', previous: totals })
    isSending.current = true
    setState({ status: 'submitting' })
    try {
      const placed = await sendOrder(application, { submission, lines, coupon, totals })
      onPlaced(placed, submission)
      coupons.coupon.getState().clear()
      coupons.automatic.getState().reset()
    } catch (error) {
      // Reset before the cart is refreshed, so that the next attempt need not wait.
      isSending.current = false
      // The login says what has happened.
      if (isDeadSession(error)) {
        held.current = () => void submit(submission, totals)
        return setState({ status: 'form' })
      }
      await fail(error, totals)
    }
  }
  return {
    state,
    /** Total that the shopper has to confirm. */
    changed: answered?.order === order ? answered.totals : undefined,
    submit: (submission: CheckoutSubmission, totals: ShownTotals) => void submit(submission, totals),
    /** Sends the order that the ended session has held back, or forgets it. */
    settleHeld: (send: boolean) => {
      const order = held.current
      held.current = undefined
      if (send) order?.()
    },
  }
}
