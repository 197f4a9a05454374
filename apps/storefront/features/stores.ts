import { createProfileDraftStore } from './account/profile-draft-store'
import { createAddingStore } from './cart/adding-store'
import { createCartStore } from './cart/cart-store'
import { createPriceChangesStore } from './cart/price-changes-store'
import type { AttemptMemory } from './checkout/order-attempt'
import type { PlacedMemory } from './checkout/placed-order'
import { createAutomaticCouponStore, createCouponStore } from './coupons/coupon-store'
import { createOverlayStore } from './overlays/overlay-store'
import { createSessionStore } from './session/session-store'
import { createStorage } from './session/storage'
import { createToastStore } from './toasts/toast-store'
import { createGuestWishlistStore } from './wishlist/guest-wishlist-store'

/** Browser state, created anew for every application. */
export function createStores() {
  const storage = createStorage()
  const cart = createCartStore(storage)
  const attempt: AttemptMemory = {}
  const placed: PlacedMemory = {}
  return {
    storage,
    session: createSessionStore(storage),
    cart,
    coupon: createCouponStore(storage, cart.getState()),
    automaticCoupon: createAutomaticCouponStore(storage),
    priceChanges: createPriceChangesStore(cart),
    adding: createAddingStore(),
    attempt,
    placed,
    guestWishlist: createGuestWishlistStore(storage),
    profileDraft: createProfileDraftStore(),
    overlay: createOverlayStore(),
    toasts: createToastStore(),
  }
}
export type Stores = ReturnType<typeof createStores>
