import '../all.css'
import { useMemo } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { cartCount, paidLines, type CartLine } from '@/domain/cart/cart'
import { CheckoutPage } from '@/screens/storefront/checkout/checkout-page'
import { CheckoutSuccess } from '@/screens/storefront/checkout/checkout-success'
import { shopPayment } from '../queries/catalogue'
import { soldOutNames } from '../queries/order-lines'
import { readPrefill } from '../queries/prefill'
import { shownTotals, useShippingRules } from '../queries/shown-totals'
import { refreshCart, useCartRefresh } from '../queries/use-cart-refresh'
import { useCheckout } from '../queries/use-checkout'
import { useCouponEntry } from '../queries/use-coupon-entry'
import { useExpressLine } from '../queries/use-express-line'
import { useOrderLines } from '../queries/use-order-lines'
import { useResource } from '../queries/use-resource'
import { emptyCart, useCart } from '../stores/cart'
import { useCoupon } from '../stores/coupon'
import { openOverlay } from '../stores/overlay'
import { usePlaced } from '../stores/placed'
import { useSession } from '../stores/session'
import { useTitle } from '../use-title'

export default function CheckoutContainer() {
  useTitle('checkout')
  const order = usePlaced((state) => state.order)
  const isGuest = useSearchParams()[0].get('guest') === 'true'
  const { started } = useCart()
  const place: unknown = useLocation().state
  const express = useExpressLine(place)
  if (order) return <CheckoutSuccess order={order} guest={isGuest} />
  if (express.missing) return <Navigate to="/" replace />
  return <Checkout isGuest={isGuest} express={express} started={started && express.done} />
}

const ignore = () => undefined
const NO_LINES: readonly CartLine[] = []

interface CheckoutProps {
  isGuest: boolean
  /** Express purchase: this one product instead of the cart. */
  express: ReturnType<typeof useExpressLine>
  /** False on the server and until the browser knows who orders what. */
  started: boolean
}

function Checkout({ isGuest, express: { line: express, refresh: refreshExpress }, started }: CheckoutProps) {
  const navigate = useNavigate()
  const { all, ordered, entries } = useOrderLines(express)
  const user = useSession((state) => state.user)
  const owner = user?.id
  const known = useMemo(() => (owner === undefined ? undefined : readPrefill()), [owner])
  const coupon = useCoupon((state) => state.coupon)
  const refreshed = useCartRefresh(started && express === undefined)
  const rules = useShippingRules()
  const payment = useResource(shopPayment)
  // Until the product of an express purchase is there, the cart stands in its place: no coupon is judged by that.
  const entry = useCouponEntry(started ? ordered : NO_LINES)
  const source = express
    ? { onPlaced: ignore, refresh: refreshExpress }
    : { onPlaced: emptyCart, refresh: refreshCart }
  const sending = useCheckout(ordered, source)
  const isEnding = sending.state.status === 'failed' || sending.state.status === 'submitting'
  // A session that ends in the middle keeps the page: the login is offered on top of it (decisions §4).
  const mayStay = isGuest || user !== null || isEnding
  // Who is told that the last product has just sold out is not led away from that sentence.
  const hasSomething = cartCount(paidLines(ordered)) > 0 || sending.state.status === 'failed'
  if (started && (!mayStay || !hasSomething || refreshed.failed)) return <Navigate to="/" replace />
  const totals = sending.told ?? shownTotals(ordered, coupon, rules)
  return (
    <CheckoutPage
      state={payment.status === 'loading' ? { status: 'loading' } : sending.state}
      cartLoading={!started || !refreshed.done}
      entries={entries}
      soldOutNames={soldOutNames(all)}
      totals={totals}
      recalculating={entry.recalculating}
      coupon={entry.state}
      paymentMethods={payment.status === 'ready' ? payment.data.methods : []}
      onRetryPayment={payment.status === 'error' ? payment.retry : undefined}
      initial={known}
      guest={isGuest && user === null}
      onLogin={() => openOverlay({ kind: 'auth', mode: 'login', then: 'stay' })}
      onSubmit={(submission) => sending.submit(submission, totals)}
      onApplyCoupon={entry.apply}
      onRemoveCoupon={entry.remove}
      onBack={() => {
        openOverlay({ kind: 'cart' })
        void navigate('/')
      }}
    />
  )
}
