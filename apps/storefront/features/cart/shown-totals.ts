import { cartSubtotal, type CartLine } from '@/shop/cart/cart'
import { shippingCost, type ShippingRules } from '@/shop/checkout/shipping'
import { summaryTotals } from '@/shop/checkout/totals'
import type { AppliedCoupon } from '@/shop/coupons/applied-coupon'
import type { Currency } from '@/shop/shared/platform'
import type { ShownTotals } from '@/screens/storefront/cart/cart-types'

/** Totals shown until the server has responded. */
export function shownTotals(
  lines: readonly CartLine[],
  coupon: AppliedCoupon | null,
  rules: ShippingRules & { readonly currency: Currency },
): ShownTotals {
  const subtotal = cartSubtotal(lines)
  const totals = summaryTotals({ subtotal, shipping: shippingCost(subtotal, rules), effect: coupon })
  return { ...totals, currency: rules.currency }
}
