import { useNavigate } from 'react-router-dom'
import { CartSidebar, type CartSidebarState } from '@/screens/storefront/cart/cart-sidebar'
import { CartNotices } from '@/screens/storefront/cart/cart-notices'
import { CartSuggestion } from '@/screens/storefront/cart/cart-suggestion'
import { CouponBox } from '@/screens/storefront/cart/coupon-box'
import { useApplication, useCart, useCoupon, useOverlay, usePriceChanges, useSession } from '../application'
import { useShippingRules } from '../checkout/payment-queries'
import { useOrderCoupons } from '../checkout/order-coupons'
import { useClosedOnLeave } from '../overlays/use-closed-on-leave'
import { useCouponEntry } from '../coupons/use-coupon-entry'
import { moveToWishlist } from '../wishlist/move-to-wishlist'
import { putIntoCart } from './add-to-cart'
import { linesOfCart } from './order-lines'
import { withPreviousPrices } from './price-changes-store'
import { takeFromCart } from './remove-from-cart'
import { shownTotals } from './shown-totals'
import { useCartRefresh } from './use-cart-refresh'
import { useOffline } from './use-offline'
import { useSuggestion } from './use-suggestion'

function noticeOf({ unsaved, offline, failed }: Record<'unsaved' | 'offline' | 'failed', boolean>) {
  if (unsaved) return 'storageBlocked'
  if (offline) return 'offline'
  return failed ? 'notRefreshed' : undefined
}

const isHome = (pathname: string) => pathname === '/'

export default function CartDrawerContainer() {
  // Stays open on the landing page, where the checkout's back link opens it.
  useClosedOnLeave(isHome)
  const navigate = useNavigate()
  const application = useApplication()
  const overlay = useOverlay((state) => state)
  const { lines, unsaved, changeQuantity } = useCart((state) => state)
  const coupon = useCoupon((state) => state.coupon)
  const { previous, acknowledge } = usePriceChanges((state) => state)
  const signedIn = useSession((state) => state.user !== null)
  const rules = useShippingRules()
  const offline = useOffline()
  const { droppedNames, failed } = useCartRefresh(signedIn)
  const ordered = linesOfCart(lines)
  const suggestion = useSuggestion(lines, rules)
  const entry = useCouponEntry(ordered, useOrderCoupons(false))
  const state: CartSidebarState =
    lines.length === 0
      ? { status: 'empty' }
      : {
          status: 'ready',
          entries: withPreviousPrices(lines, previous),
          totals: shownTotals(ordered, coupon, rules),
          recalculating: entry.recalculating,
        }
  const handleCheckout = () => {
    if (!signedIn) return overlay.open({ kind: 'auth', mode: 'login', then: 'checkout' })
    overlay.close()
    void navigate('/checkout')
  }
  const handlePaypal = () => {
    overlay.close()
    void navigate('/checkout?guest=true&payment=paypal')
  }
  return (
    <CartSidebar
      onClose={overlay.close}
      state={state}
      coupon={entry.state}
      couponBox={
        <CouponBox
          state={entry.state}
          currency={rules.currency}
          onApply={entry.apply}
          onRemove={entry.remove}
          onRetry={entry.retry}
        />
      }
      freeShippingThreshold={{ amount: rules.freeShippingThreshold, currency: rules.currency }}
      suggestion={
        suggestion && (
          <CartSuggestion
            product={suggestion}
            onAdd={() => void putIntoCart(application, { product: suggestion })}
          />
        )
      }
      notices={<CartNotices notice={noticeOf({ unsaved, offline, failed })} droppedNames={droppedNames} />}
      onQuantityChange={(id, quantity) =>
        quantity < 1 ? takeFromCart(application, id) : changeQuantity(id, quantity)
      }
      onAcknowledge={acknowledge}
      onMoveToWishlist={(id) => void moveToWishlist(application, id)}
      onCheckout={handleCheckout}
      onPaypal={rules.isPaypalConnected ? handlePaypal : undefined}
    />
  )
}
