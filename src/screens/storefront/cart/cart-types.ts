import type { AppliedCoupon } from '../../../domain/coupons/applied-coupon'
import type { CartLine } from '../../../domain/cart/cart'
import type { Money } from '../../../domain/shared/money'
import type { OrderTotals } from '../../../domain/orders/order'

/** A cart line and what a screen may know beyond it; a plain CartLine fits. */
export interface CartEntry extends CartLine {
  /** Unit price of the last visit, minor units; said inside the line until it is acknowledged. */
  readonly previousPrice?: number
}

/** What a summary shows, minor units. `tax` is left out where only the server knows it. */
export type ShownTotals = Omit<OrderTotals, 'tax'> & { readonly tax?: number }

/** Why the server, or the form itself, refused a code. */
export interface CouponFailure {
  /** A refusal's code (COUPON_…), NETWORK or TIMEOUT where no answer came, INTERNAL; others fall back to the message. */
  readonly code?: string
  /** The server's message, Turkish or already translated. */
  readonly message?: string
  /** Of COUPON_MINIMUM. */
  readonly minimum?: Money
}

export type CouponState =
  | { readonly status: 'none' }
  | { readonly status: 'checking' }
  | { readonly status: 'refused'; readonly problem: CouponFailure }
  | {
      readonly status: 'applied'
      readonly coupon: AppliedCoupon
      /** The shop applied it by itself. */
      readonly automatic?: boolean
      /** The cart has changed and no answer came: its effect is the last known one. */
      readonly unchecked?: boolean
    }
  /** Removed because it was applied more than 30 minutes ago. */
  | { readonly status: 'lapsed'; readonly code: string; readonly hadGift: boolean }

/** What stands in the way of keeping the cart, said at its top. */
export type CartNotice = 'offline' | 'storageBlocked' | 'notRefreshed'
