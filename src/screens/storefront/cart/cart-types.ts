import type { AppliedCoupon } from '@/shop/coupons/applied-coupon'
import type { CartLine } from '@/shop/cart/cart'
import type { Money } from '@/shop/shared/money'
import type { OrderTotals } from '@/shop/orders/order'

/** A cart line with data only the screens need; a plain CartLine is valid. */
export interface CartEntry extends CartLine {
  /** Unit price before it changed, in minor units; shown until the shopper acknowledges the change. */
  readonly previousPrice?: number
}

/** Totals of a summary in minor units. `tax` is optional, because only the server can calculate it. */
export type ShownTotals = Omit<OrderTotals, 'tax'> & { readonly tax?: number }

/** Why the server or the form rejected a code. */
export interface CouponFailure {
  /** Error code (COUPON_…), NETWORK or TIMEOUT without a response, or INTERNAL; unknown codes fall back to `message`. */
  readonly code?: string
  /** The server's message, Turkish or already translated. */
  readonly message?: string
  /** Minimum subtotal in minor units, for COUPON_MINIMUM. */
  readonly minimum?: Money
}

export type CouponState =
  | { readonly status: 'none' }
  | { readonly status: 'checking' }
  | { readonly status: 'refused'; readonly problem: CouponFailure }
  | {
      readonly status: 'applied'
      readonly coupon: AppliedCoupon
      /** Applied by the shop, not entered by the shopper. */
      readonly automatic?: boolean
      /** The cart changed but could not be validated again; the discount is the last known one. */
      readonly unchecked?: boolean
    }
  /** Removed because it was applied more than 30 minutes ago. */
  | { readonly status: 'lapsed'; readonly code: string; readonly hadGift: boolean }

/** Problems shown at the top of the cart. */
export type CartNotice = 'offline' | 'storageBlocked' | 'notRefreshed'
