import '../../rest.css'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useStore } from 'zustand'
import { cartCount, paidLines, type CartLine } from '@/domain/cart/cart'
import { platformCountries } from '@/domain/orders/address'
import { useTranslations } from '@/i18n'
import { CheckoutPage } from '@/screens/storefront/checkout/checkout-page'
import { CheckoutSuccess } from '@/screens/storefront/checkout/checkout-success'
import { PageHead } from '../../app/page-head'
import { useApplication, useCart, useOverlay, usePlacedOrder, useSession } from '../../features/application'
import { soldOutNames } from '../../features/cart/order-lines'
import { shownTotals } from '../../features/cart/shown-totals'
import { refreshCart, useCartRefresh } from '../../features/cart/use-cart-refresh'
import { useOrderCoupons } from '../../features/checkout/order-coupons'
import { paymentQuery, useShippingRules } from '../../features/checkout/payment-queries'
import { prefillOf } from '../../features/checkout/prefill'
import { typedEmail } from '../../features/checkout/typed-email'
import { useCheckout } from '../../features/checkout/use-checkout'
import { useExpressLine } from '../../features/checkout/use-express-line'
import { useOrderLines } from '../../features/checkout/use-order-lines'
import { useCouponEntry } from '../../features/coupons/use-coupon-entry'
import { toQueryState } from '../../features/query-state'
import { readStoredUser } from '../../features/session/session-store'
import { useOwner } from '../../features/session/use-owner'
import { PLATFORM } from '../../settings'
import { RedirectHome } from './redirect-home'

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
  const isVisitor = useSession(({ user }) => user === null)
  if (order) return <CheckoutSuccess order={order} guest={isVisitor} />
  if (express.missing) return <RedirectHome reason="expressFailed" />
  return <Checkout isGuest={isGuest} express={express} started={started && express.done} />
}

/** The history entry no longer asks for the product, so that neither a reload nor Forward offers it again. */
const forgetExpress = () => window.history.replaceState(null, '')
const NO_LINES: readonly CartLine[] = []

interface CheckoutProps {
  isGuest: boolean
  /** Express purchase of one product instead of the cart. */
  express: ReturnType<typeof useExpressLine>
  /** False on the server and until stored cart and session have been read. */
  started: boolean
}

function Checkout({ isGuest, express, started }: CheckoutProps) {
  const navigate = useNavigate()
  const application = useApplication()
  const coupons = useOrderCoupons(express.wanted)
  const coupon = useStore(coupons.coupon, (state) => state.coupon)
  const { all, ordered, entries } = useOrderLines(express, coupon)
  const user = useSession((state) => state.user)
  const overlay = useOverlay((state) => state)
  const owner = user?.id
  const { storage, cart, priceChanges } = application.stores
  const known = useMemo(
    () => (owner === undefined ? undefined : prefillOf(readStoredUser(storage))),
    [owner, storage],
  )
  const refreshed = useCartRefresh(started && !express.wanted)
  const [guestEmail, setGuestEmail] = useState<string>()
  const rules = useShippingRules()
  const query = useQuery(paymentQuery(application))
  const payment = toQueryState(query)
  const entry = useCouponEntry(started ? ordered : NO_LINES, coupons, guestEmail)
  const cartPlaced = () => {
    cart.getState().empty()
    priceChanges.getState().forget()
  }
  const source = express.wanted
    ? { onPlaced: forgetExpress, refresh: express.refresh }
    : { onPlaced: cartPlaced, refresh: () => refreshCart(application) }
  const sending = useCheckout(ordered, { ...source, coupons })
  // A session that expires meanwhile keeps the page; the login is shown over it.
  const { owner: lastOwner, signedIn } = useOwner()
  const hasExpired = !isGuest && lastOwner !== undefined && !signedIn
  const { offerLogin } = overlay
  useEffect(() => {
    if (hasExpired) offerLogin()
  }, [hasExpired, offerLogin])
  const canStay = isGuest || lastOwner !== undefined
  // The message that the last product has sold out must stay visible, and so must an order that is being sent.
  const staysOpen = sending.state.status === 'failed' || sending.state.status === 'submitting'
  const hasProducts = cartCount(paidLines(ordered)) > 0 || staysOpen
  if (started && refreshed.failed) return <RedirectHome reason="cartFailed" />
  if (started && refreshed.done && !hasProducts) {
    const names = [...soldOutNames(all), ...refreshed.droppedNames]
    if (names.length === 0) return <RedirectHome reason="cartEmpty" />
    return (
      <RedirectHome reason="cartUnavailable" names={names} opensCart={!express.wanted && all.length > 0} />
    )
  }
  if (started && !canStay) return <RedirectHome reason="login" />
  const totals = sending.changed ?? shownTotals(ordered, coupon, rules)
  return (
    <CheckoutPage
      state={payment.status === 'loading' ? { status: 'loading' } : sending.state}
      cartLoading={!started || !refreshed.done}
      entries={entries}
      soldOutNames={soldOutNames(all)}
      droppedNames={refreshed.droppedNames}
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
      onEmail={(typed) => setGuestEmail(typedEmail(typed))}
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
