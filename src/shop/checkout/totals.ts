import { subtotalOf, type PricedLine } from '@/shop/catalogue/priced-line'
import type { CouponEffect } from '@/shop/coupons/coupon-effects'
import { containedTax, splitByLargestRemainder } from '../shared/money'
import type { OrderTotals } from '../orders/order'
import type { Currency } from '../shared/platform'
import { shippingCost, type ShippingRules } from './shipping'

interface Summary {
  readonly subtotal: number
  readonly shipping: number
  readonly effect?: Pick<CouponEffect, 'discount' | 'shippingDiscount' | 'freeShipping'> | null
}

/**
 * Totals for a summary: the discount never exceeds the subtotal and the total is never negative. With
 * `freeShipping` the whole shipping cost is discounted, even if it changed after the coupon was evaluated.
 */
export function summaryTotals({
  subtotal,
  shipping,
  effect,
}: Summary): Omit<OrderTotals, 'tax' | 'currency'> {
  const discount = Math.min(effect?.discount ?? 0, subtotal)
  const shippingDiscount = effect?.freeShipping ? shipping : Math.min(effect?.shippingDiscount ?? 0, shipping)
  const total = Math.max(0, subtotal + shipping - discount - shippingDiscount)
  return { subtotal, shipping, discount, shippingDiscount, total }
}

interface OrderTotalsInput {
  /** Paid lines at prices from the database. */
  readonly lines: readonly PricedLine[]
  /** Shipping cost before the coupon, or the rules to calculate it. */
  readonly shipping: number | ShippingRules
  readonly effect?: CouponEffect | null
  /** VAT on shipping in percent: the platform's rate. */
  readonly shippingTaxRate: number
  readonly currency: Currency
}

/** With the discount of each line, split over those that it is for by largest remainder; VAT and refunds are calculated from it. */
export interface PricedTotals extends OrderTotals {
  readonly lineDiscounts: number[]
}

/**
 * All totals of an order in minor units. VAT is included in the gross prices and calculated per line after its
 * share of the discount.
 */
export function orderTotals(input: OrderTotalsInput): PricedTotals {
  const { lines, effect, shippingTaxRate, currency } = input
  const subtotal = subtotalOf(lines)
  const shipping =
    typeof input.shipping === 'number' ? input.shipping : shippingCost(subtotal, input.shipping)
  const summary = summaryTotals({ subtotal, shipping, effect })
  const gross = lines.map(({ quantity, unitPrice }) => quantity * unitPrice)
  const discountable = lines.map(({ productId }, index) =>
    effect?.discountOn?.includes(productId) === false ? 0 : (gross[index] ?? 0),
  )
  const lineDiscounts = splitByLargestRemainder(summary.discount, discountable)
  const lineTax = lines.map(({ taxRate }, index) =>
    containedTax((gross[index] ?? 0) - (lineDiscounts[index] ?? 0), taxRate),
  )
  const shippingTax = containedTax(shipping - summary.shippingDiscount, shippingTaxRate)
  return {
    ...summary,
    tax: lineTax.reduce((sum, tax) => sum + tax, shippingTax),
    currency,
    lineDiscounts,
  }
}
