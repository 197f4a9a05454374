import { subtotalOf, type PricedLine } from '../catalogue/priced-line'
import { orderTotals, type PricedTotals } from '../checkout/totals'
import { shippingCost, type ShippingRules } from '../checkout/shipping'
import type { CouponEffect } from '../coupons/coupon-effects'
import { percentOf } from '../shared/money'
import type { Currency } from '../shared/platform'
import type { PaymentStatus } from './order'
import { paidOf } from './payment-due'

/** A discount that the shop gives by hand: an amount in minor units, or percent of the goods. */
export type OwnDiscount = { readonly reason: string } & (
  | { readonly amount: number }
  | { readonly percent: number }
)

/** What it takes off, never more than the goods cost. */
export const ownDiscountOf = (subtotal: number, discount: OwnDiscount): number =>
  Math.min(subtotal, 'amount' in discount ? discount.amount : percentOf(subtotal, discount.percent))

interface Plan {
  /** Paid lines. */
  readonly lines: readonly PricedLine[]
  /** Effect of the order's coupon. */
  readonly effect: CouponEffect | null
  readonly ownDiscount: OwnDiscount | null
  readonly shipping: number | ShippingRules
  readonly shippingTaxRate: number
  readonly currency: Currency
}

/** Totals of an order that the shop plans. A coupon and an own discount never meet in one order. */
export function planTotals({ effect, ownDiscount, ...plan }: Plan): PricedTotals {
  const discount = ownDiscount && ownDiscountOf(subtotalOf(plan.lines), ownDiscount)
  const own = discount === null ? null : { discount, shippingDiscount: 0, freeShipping: false }
  return orderTotals({ ...plan, effect: effect ?? (own && { ...own, freeLines: [], premiumMonths: 0 }) })
}

/**
 * Shipping of a changed order: by the rules, if what it paid so far is what they ask for its goods; else it was agreed on or
 * the rules have changed since, and it stays.
 */
export const shippingAfter = (
  order: { readonly subtotal: number; readonly shipping: number },
  subtotal: number,
  rules: ShippingRules,
): number =>
  order.shipping === shippingCost(order.subtotal, rules) ? shippingCost(subtotal, rules) : order.shipping

/** Longest reason for an own price or discount, in characters. */
export const REASON_LENGTH = 300

export const SETTLEMENTS = ['open', 'even', 'refund', 'outstanding'] as const

/** What becomes of the money when the total of an order changes; `amount` in minor units. */
export type Settlement =
  /** Nothing is paid yet: the new total is to be paid. */
  | { readonly kind: 'open'; readonly amount: number }
  /** Paid, and nothing changes. */
  | { readonly kind: 'even'; readonly amount: 0 }
  /** Paid, and the difference goes back. */
  | { readonly kind: 'refund'; readonly amount: number }
  /** Paid, but not all of the new total: so much is still to be paid, also of earlier changes. */
  | { readonly kind: 'outstanding'; readonly amount: number }

interface SettledOrder {
  readonly total: number
  /** What of the total is not paid yet. */
  readonly outstanding: number
  readonly paymentStatus: PaymentStatus
}

/** A paid order is settled against what was paid, not against its total: what was outstanding falls first (ORDER-831). */
export function settlementOf(before: SettledOrder, total: number): Settlement {
  if (before.paymentStatus === 'pending') return { kind: 'open', amount: total }
  const paid = paidOf(before)
  if (total === paid) return { kind: 'even', amount: 0 }
  return total < paid
    ? { kind: 'refund', amount: paid - total }
    : { kind: 'outstanding', amount: total - paid }
}

/** What of the new total is not paid. */
export const outstandingAfter = ({ kind, amount }: Settlement): number =>
  kind === 'outstanding' ? amount : 0

interface Units {
  readonly productId: string
  readonly quantity: number
  readonly isGift: boolean
}

/** Units of a product that a change takes from stock, negative if they return; `sold` are the paid ones among them. */
export interface MovedUnits {
  readonly productId: string
  readonly units: number
  readonly sold: number
}

/** What changed lines take and give back, one entry per product that moves, in locking order. */
export function movedUnits(before: readonly Units[], after: readonly Units[]): MovedUnits[] {
  const moved = new Map<string, { units: number; sold: number }>()
  const count = (lines: readonly Units[], sign: 1 | -1) => {
    for (const { productId, quantity, isGift } of lines) {
      const { units, sold } = moved.get(productId) ?? { units: 0, sold: 0 }
      moved.set(productId, { units: units + sign * quantity, sold: sold + (isGift ? 0 : sign * quantity) })
    }
  }
  count(after, 1)
  count(before, -1)
  return [...moved]
    .map(([productId, units]) => ({ productId, ...units }))
    .filter(({ units, sold }) => units !== 0 || sold !== 0)
    .sort((one, other) => (one.productId < other.productId ? -1 : 1))
}

interface NamedUnits extends Units {
  readonly name: string
  readonly unitPrice: number
}

/** What was changed, line by line, as an order's history tells it in every language: `Salbei 2 → 1`. */
export function changesText(
  before: readonly NamedUnits[],
  after: readonly NamedUnits[],
  money: (amount: number) => string,
): string {
  const same = (one: Units) => (other: Units) =>
    one.productId === other.productId && one.isGift === other.isGift
  const gone = before.filter((line) => !after.some(same(line)))
  const kept = after.flatMap((line) => {
    const old = before.find(same(line))
    if (!old) return [`+ ${line.quantity} × ${line.name}`]
    return [
      ...(old.quantity === line.quantity ? [] : [`${line.name} ${old.quantity} → ${line.quantity}`]),
      ...(old.unitPrice === line.unitPrice
        ? []
        : [`${line.name} ${money(old.unitPrice)} → ${money(line.unitPrice)}`]),
    ]
  })
  return [...kept, ...gone.map(({ name, quantity }) => `− ${quantity} × ${name}`)].join('; ')
}
