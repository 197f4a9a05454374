import type { AppliedCoupon } from '@/domain/coupons/applied-coupon'
import { cartSubtotal, type CartLine } from '@/domain/cart/cart'
import type { Currency } from '@/domain/shared/platform'
import { DEFAULT_SHIPPING_RULES, shippingCost, type ShippingRules } from '@/domain/checkout/shipping'
import { summaryTotals } from '@/domain/checkout/totals'
import type { ShownTotals } from '@/screens/storefront/cart/cart-types'
import { shopPayment } from './catalogue'
import { useResource } from './use-resource'

/** Rules of the payment settings; the defaults of S9 until they are known, or where they are missing. */
export function useShippingRules(): ShippingRules & { readonly currency: Currency } {
  const payment = useResource(shopPayment)
  return payment.status === 'ready' ? payment.data : { ...DEFAULT_SHIPPING_RULES, currency: 'EUR' }
}

/** What the shopper sees before the server says so. */
export function shownTotals(
  lines: readonly CartLine[],
  coupon: AppliedCoupon | null,
  rules: ShippingRules & { readonly currency: Currency },
): ShownTotals {
  const subtotal = cartSubtotal(lines)
  return {
    ...summaryTotals({ subtotal, shipping: shippingCost(subtotal, rules), effect: coupon }),
    currency: rules.currency,
  }
}
