import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useStore } from 'zustand'
import type { PlacedOrder } from '@/shop/checkout/checkout.client'
import { cartCount, paidLines, type CartLine } from '@/shop/cart/cart'
import { platformCountries } from '@/shop/orders/address'
import { fields } from '@/shop/shared/stored'
import { useTranslations } from '@/i18n'
import { CouponBox } from '@/screens/storefront/cart/coupon-box'
import { CheckoutNotes } from '@/screens/storefront/checkout/checkout-notes'
import { CheckoutPage } from '@/screens/storefront/checkout/checkout-page'
import { CheckoutSuccess } from '@/screens/storefront/checkout/checkout-success'
import type { CheckoutState, CheckoutSubmission } from '@/screens/storefront/checkout/checkout-types'
import { productHref } from '@/screens/storefront/product/product-href'
import { PageHead } from '../../app/page-head'
import { addressesQuery, deliverable, keepAddress, withDefault } from '../../features/account/address-queries'
import { useApplication, useCart, useOverlay, useSession } from '../../features/application'
import { soldOutNames } from '../../features/cart/order-lines'
import { shownTotals } from '../../features/cart/shown-totals'
import { refreshStoredCart, useCartRefresh } from '../../features/cart/use-cart-refresh'
import { dropDraft, keepDraft, readDraft } from '../../features/checkout/checkout-draft'
import { useOrderCoupons } from '../../features/checkout/order-coupons'
import { paymentQuery, useShippingRules } from '../../features/checkout/payment-queries'
import { afterPlacing, placedOrderOf, rememberPlaced } from '../../features/checkout/placed-order'
import { prefillOf } from '../../features/checkout/prefill'
import { emailTypedAtCheckout } from '../../features/checkout/typed-email'
import { useCheckout } from '../../features/checkout/use-checkout'
import { useExpressLine } from '../../features/checkout/use-express-line'
import { useEndedSession } from '../../features/checkout/use-ended-session'
import { useOrderLines } from '../../features/checkout/use-order-lines'
import { useCouponEntry } from '../../features/coupons/use-coupon-entry'
import { toQueryState } from '../../features/query-state'
import { readStoredUser } from '../../features/session/session-store'
import { PLATFORM } from '../../settings'
import type { PageProps } from '../page'
import { Payment } from './payment'
import { RedirectHome } from './redirect-home'
import { SubscribeView } from './subscribe'
import { useBackToCart } from './use-back-to-cart'

export default function CheckoutView({ params: { slug } }: PageProps) {
  const t = useTranslations('meta')
  return slug !== undefined ? (
    <SubscribeView slug={slug} />
  ) : (
    <>
      <PageHead title={t('checkout.title')} />
      <CheckoutSteps />
    </>
  )
}

function CheckoutSteps() {
  const params = useSearchParams()[0]
  const placedNumber = params.get('order')
  const payToken = params.get('pay')
  if (payToken !== null) return <Payment token={payToken} />
  if (placedNumber === null && params.get('payment') === 'paypal') return <PaypalChosen />
  return placedNumber === null ? (
    <OrderSteps isGuest={params.get('guest') === 'true'} />
  ) : (
    <Confirmation orderNumber={placedNumber} />
  )
}

/** What PayPal's own button leads to: the checkout as it was left, with PayPal chosen. */
function PaypalChosen() {
  const started = useSession((state) => state.started)
  const owner = useSession(({ user }) => user?.id)
  const [params, setParams] = useSearchParams()
  const choose = useEffectEvent(() => {
    keepDraft({ ...readDraft(owner), paymentMethod: 'paypal' }, owner)
    const rest = new URLSearchParams(params)
    rest.delete('payment')
    setParams(rest, { replace: true, state: { keepsPlace: true } })
  })
  useEffect(() => {
    if (started) choose()
  }, [started])
  return null
}

/** The order that this tab has placed last; any other one is looked up. */
function Confirmation({ orderNumber }: { orderNumber: string }) {
  const { placed, storage } = useApplication().stores
  const started = useSession((state) => state.started)
  const owner = useSession(({ user }) => user?.id)
  const open = useOverlay((overlay) => overlay.open)
  if (!started) return null
  const known = placedOrderOf(placed, orderNumber, owner)
  const key = new URLSearchParams({ orderNumber, ...(known?.lookupCode && { code: known.lookupCode }) })
  const lookup = `/orders?${key.toString()}`
  if (!known) return <Navigate to={lookup} replace />
  const { name, email } = known.order.customer
  const register = () => open({ kind: 'auth', mode: 'register', then: 'stay', person: { name, email } })
  return (
    <CheckoutSuccess
      order={known.order}
      guest={known.owner === null}
      unconfirmed={known.owner === null || fields(readStoredUser(storage)).emailVerified === false}
      lookupCode={known.lookupCode}
      ordersHref={known.owner === null ? lookup : undefined}
      onRegister={known.owner === null && owner === undefined ? register : undefined}
    />
  )
}

function OrderSteps({ isGuest }: { isGuest: boolean }) {
  const started = useCart((state) => state.started)
  const state: unknown = useLocation().state
  const express = useExpressLine(state)
  if (express.missing) return <RedirectHome reason="expressFailed" />
  return <Checkout isGuest={isGuest} express={express} started={started && express.done} />
}

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
  const openLogin = useOverlay((overlay) => overlay.openLogin)
  const backToCart = useBackToCart()
  const owner = user?.id
  const { storage, cart, priceChanges, placed } = application.stores
  const book = useQuery(addressesQuery(application, owner))
  const addresses = useMemo(() => book.data && deliverable(book.data), [book.data])
  const known = useMemo(
    () =>
      owner === undefined || book.isPending
        ? undefined
        : withDefault(prefillOf(readStoredUser(storage)), addresses ?? []),
    [owner, storage, book.isPending, addresses],
  )
  const draft = useMemo(() => (started ? readDraft(owner) : undefined), [started, owner])
  const refreshed = useCartRefresh(started && !express.wanted)
  const [guestEmail, setGuestEmail] = useState<string>()
  const rules = useShippingRules()
  const query = useQuery(paymentQuery(application))
  const payment = toQueryState(query)
  const entry = useCouponEntry(started ? ordered : NO_LINES, coupons, guestEmail)
  const handlePlaced = (order: PlacedOrder, submission: CheckoutSubmission) => {
    dropDraft()
    if (submission.keepsAddress) void keepAddress(application, submission).catch(() => undefined)
    rememberPlaced(placed, { ...order, owner: order.lookupCode === undefined ? (owner ?? null) : null })
    // In place of the form, so that neither a reload nor Back offers to order the same again.
    void navigate(afterPlacing(order), { replace: true, state: { keepsPlace: true } })
    if (express.wanted) return
    cart.getState().empty()
    priceChanges.getState().forget()
  }
  const refresh = express.wanted ? express.refresh : () => refreshStoredCart(application)
  const sending = useCheckout(ordered, { onPlaced: handlePlaced, refresh, coupons })
  const lastUser = useEndedSession(express.wanted, sending.settleHeld)
  const canStay = isGuest || lastUser !== null
  const [lastKnown, setLastKnown] = useState(known)
  if (known && known !== lastKnown) setLastKnown(known)
  // What is typed before the address book is there would be joined with its recipient.
  const [isFilled, setFilled] = useState(false)
  if (!isFilled && started && (owner === undefined || known)) setFilled(true)
  const goesOnAsGuest = isGuest && user === null && lastUser !== null
  const lastOwner = lastUser?.id
  useEffect(() => {
    if (goesOnAsGuest) keepDraft({ ...lastKnown, ...readDraft(lastOwner) }, undefined)
  }, [goesOnAsGuest, lastKnown, lastOwner])
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
  if (started && !canStay) {
    const { line } = express
    // A guest's way would order the cart instead.
    if (line) return <RedirectHome reason="express" to={productHref({ slug: line.slug ?? line.productId })} />
    return <RedirectHome reason="login" />
  }
  const totals = sending.changed ?? shownTotals(ordered, coupon, rules)
  const state: CheckoutState =
    payment.status === 'loading'
      ? { status: 'loading' }
      : started && refreshed.done && isFilled
        ? sending.state
        : { status: 'cartLoading' }
  return (
    <CheckoutPage
      state={state}
      entries={entries}
      totals={totals}
      recalculating={entry.recalculating}
      coupon={entry.state}
      couponBox={
        <CouponBox
          state={entry.state}
          currency={totals.currency}
          disabled={state.status === 'submitting'}
          onApply={entry.apply}
          onRemove={entry.remove}
          onRetry={entry.retry}
        />
      }
      notes={
        <CheckoutNotes
          droppedNames={refreshed.droppedNames}
          soldOutNames={soldOutNames(all)}
          onRetryPayment={payment.status === 'error' ? () => void query.refetch() : undefined}
          onLogin={isGuest && user === null ? () => openLogin() : undefined}
        />
      }
      paymentMethods={payment.status === 'ready' ? payment.data.methods : undefined}
      whereTo={{ countries: platformCountries[PLATFORM], addresses }}
      initial={known}
      draft={draft}
      onValues={(values) => keepDraft(values, goesOnAsGuest ? undefined : lastOwner)}
      onSubmit={(submission) => sending.submit(submission, totals)}
      onEmail={(typed) => setGuestEmail(emailTypedAtCheckout(typed))}
      onBack={backToCart}
    />
  )
}
