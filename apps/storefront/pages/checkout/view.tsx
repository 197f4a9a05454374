import '../../rest.css'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { cartCount, paidLines, type CartLine } from '@/domain/cart/cart'
import { platformCountries } from '@/domain/orders/address'
import { useTranslations } from '@/i18n'
import { CheckoutPage } from '@/screens/storefront/checkout/checkout-page'
import { CheckoutSuccess } from '@/screens/storefront/checkout/checkout-success'
import { PageHead } from '../../app/page-head'
import {
  useApplication,
  useCart,
  useCoupon,
  useOverlay,
  usePlacedOrder,
  useSession,
} from '../../features/application'
import { soldOutNames } from '../../features/cart/order-lines'
import { shownTotals } from '../../features/cart/shown-totals'
import { refreshCart, useCartRefresh } from '../../features/cart/use-cart-refresh'
import { paymentQuery, useShippingRules } from '../../features/checkout/payment-queries'
import { prefillOf } from '../../features/checkout/prefill'
import { useCheckout } from '../../features/checkout/use-checkout'
import { useExpressLine } from '../../features/checkout/use-express-line'
import { useOrderLines } from '../../features/checkout/use-order-lines'
import { useCouponEntry } from '../../features/coupons/use-coupon-entry'
import { readingOf } from '../../features/reading'
import { readStoredUser } from '../../features/session/session-store'
import { PLATFORM } from '../../settings'

export default function CheckoutView() {
  const t = useTranslations('meta')
  return (
    <>
      <PageHead title={t('checkout.title')} />
      <CheckoutSteps />
    </>
  )
}

function CheckoutSteps() {
  const order = usePlacedOrder((state) => state.order)
  const isGuest = useSearchParams()[0].get('guest') === 'true'
  const started = useCart((state) => state.started)
  const state: unknown = useLocation().state
  const express = useExpressLine(state)
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
  const application = useApplication()
  const { all, ordered, entries } = useOrderLines(express)
  const user = useSession((state) => state.user)
  const overlay = useOverlay((state) => state)
  const owner = user?.id
  const { storage } = application.stores
  const known = useMemo(
    () => (owner === undefined ? undefined : prefillOf(readStoredUser(storage))),
    [owner, storage],
  )
  const coupon = useCoupon((state) => state.coupon)
  const emptyCart = useCart((state) => state.empty)
  const refreshed = useCartRefresh(started && express === undefined)
  const rules = useShippingRules()
  const query = useQuery(paymentQuery(application))
  const payment = readingOf(query)
  // Until the product of an express purchase is there, the cart stands in its place: no coupon is validated by that.
  const entry = useCouponEntry(started ? ordered : NO_LINES)
  const source = express
    ? { onPlaced: ignore, refresh: refreshExpress }
    : { onPlaced: emptyCart, refresh: () => refreshCart(application) }
  const sending = useCheckout(ordered, source)
  const isEnding = sending.state.status === 'failed' || sending.state.status === 'submitting'
  // A session that ends in the middle keeps the page: the login is offered on top of it.
  const mayStay = isGuest || user !== null || isEnding
  // Who reads that the last product has just sold out is not led away from that message.
  const hasSomething = cartCount(paidLines(ordered)) > 0 || sending.state.status === 'failed'
  if (started && (!mayStay || !hasSomething || refreshed.failed)) return <Navigate to="/" replace />
  const totals = sending.changed ?? shownTotals(ordered, coupon, rules)
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
      countries={platformCountries[PLATFORM]}
      onRetryPayment={payment.status === 'error' ? () => void query.refetch() : undefined}
      initial={known}
      guest={isGuest && user === null}
      onLogin={() => overlay.openLogin()}
      onSubmit={(submission) => sending.submit(submission, totals)}
      onApplyCoupon={entry.apply}
      onRemoveCoupon={entry.remove}
      onRetryCoupon={entry.retry}
      onBack={() => {
        overlay.open({ kind: 'cart' })
        void navigate('/')
      }}
    />
  )
}
