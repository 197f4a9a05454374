import '../all.css'
import { useNavigate } from 'react-router-dom'
import { CartSidebar, type CartSidebarState } from '@/screens/storefront/cart/cart-sidebar'
import { orderedLines } from '../queries/order-lines'
import { shownTotals, useShippingRules } from '../queries/shown-totals'
import { useCartRefresh } from '../queries/use-cart-refresh'
import { moveToWishlist } from '../queries/move-to-wishlist'
import { useCouponEntry } from '../queries/use-coupon-entry'
import { changeQuantity, removeLine, useCart } from '../stores/cart'
import { useCoupon } from '../stores/coupon'
import { closeOverlay, openOverlay } from '../stores/overlay'
import { acknowledgePrice, usePriceChanges, withPrevious } from '../stores/price-changes'
import { useSession } from '../stores/session'

export default function CartContainer() {
  const navigate = useNavigate()
  const { lines, unsaved } = useCart()
  const coupon = useCoupon((state) => state.coupon)
  const signedIn = useSession((state) => state.user !== null)
  const rules = useShippingRules()
  const { droppedNames, failed } = useCartRefresh(signedIn)
  const ordered = orderedLines(lines)
  const entry = useCouponEntry(ordered)
  const previous = usePriceChanges((state) => state.previous)
  const state: CartSidebarState =
    lines.length === 0
      ? { status: 'empty' }
      : {
          status: 'ready',
          entries: withPrevious(lines, previous),
          totals: shownTotals(ordered, coupon, rules),
          recalculating: entry.recalculating,
        }
  const handleCheckout = () => {
    if (!signedIn) return openOverlay({ kind: 'auth', mode: 'login', then: 'checkout' })
    closeOverlay()
    void navigate('/checkout')
  }
  return (
    <CartSidebar
      open
      onClose={closeOverlay}
      state={state}
      coupon={entry.state}
      freeShippingThreshold={rules.freeShippingThreshold}
      notice={unsaved ? 'storageBlocked' : failed ? 'notRefreshed' : undefined}
      droppedNames={droppedNames}
      onQuantityChange={changeQuantity}
      onRemove={removeLine}
      onAcknowledge={acknowledgePrice}
      onMoveToWishlist={(id) => void moveToWishlist(id)}
      onApplyCoupon={entry.apply}
      onRemoveCoupon={entry.remove}
      onCheckout={handleCheckout}
    />
  )
}
