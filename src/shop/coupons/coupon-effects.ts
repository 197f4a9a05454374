import { mergeLines } from '../catalogue/stock'
import { subtotalOf, type PricedLine } from '../catalogue/priced-line'
import { percentOf } from '../shared/money'
import type { Currency, Platform } from '../shared/platform'
import type { Coupon, CouponType } from './coupon-types'

/** Reasons for refusing a coupon, in the order in which they are checked. */
export const COUPON_REFUSALS = [
  'COUPON_REQUIRED',
  'COUPON_NOT_FOUND',
  'COUPON_INACTIVE',
  'COUPON_NOT_STARTED',
  'COUPON_EXPIRED',
  'COUPON_PLATFORM',
  'COUPON_CURRENCY',
  'COUPON_USED_UP',
  'COUPON_LOGIN_REQUIRED',
  'COUPON_ALREADY_USED',
  'COUPON_FIRST_ORDER',
  'COUPON_GROUP',
  'COUPON_MINIMUM',
  'COUPON_NOT_APPLICABLE',
  'COUPON_GIFT_OUT_OF_STOCK',
] as const
export type CouponRefusal = (typeof COUPON_REFUSALS)[number]

export interface CouponContext {
  /** The code as typed; an empty one is COUPON_REQUIRED. Missing if the coupon was not entered by hand. */
  readonly typedCode?: string
  readonly platform: Platform
  readonly currency: Currency
  readonly lines: readonly PricedLine[]
  /** Shipping cost before the coupon, in minor units. */
  readonly shipping: number
  readonly now: Date
  readonly signedIn: boolean
  /** Earlier redemptions by this customer, identified by user id or lower-case email. */
  readonly usedByCustomer: number
  /** Whether this customer has ordered before, cancelled orders aside; false of a guest who is not known yet. */
  readonly hasOrdered?: boolean
  /** Groups that the customer is in. */
  readonly groups?: readonly string[]
  /** The product of a `free_product` coupon; missing if it does not exist on the platform. */
  readonly gift?: {
    readonly productId: string
    readonly name: string
    readonly active: boolean
    readonly stock: number
    readonly taxRate: number
    /** Value of a unit in minor units, for display only. */
    readonly unitPrice?: number
  }
}

export interface FreeLine {
  readonly productId: string
  readonly name: string
  readonly quantity: number
  /** Regular price of a unit in minor units: the value of the gift, never charged. */
  readonly unitPrice?: number
}

/** Regular price of an effect's gifts, in minor units; a gift without one has no price on the platform. */
export const giftValue = (effect: CouponEffect | null): number =>
  (effect?.freeLines ?? []).reduce((sum, { quantity, unitPrice = 0 }) => sum + quantity * unitPrice, 0)

/** Effect of an accepted coupon. Amounts in minor units. */
export interface CouponEffect {
  readonly discount: number
  /** Products that the discount is taken off. @default all */
  readonly discountOn?: readonly string[]
  readonly shippingDiscount: number
  readonly freeShipping: boolean
  readonly freeLines: readonly FreeLine[]
  readonly premiumMonths: number
}

export type CouponResult =
  | { readonly ok: true; readonly effect: CouponEffect }
  | {
      readonly ok: false
      readonly code: CouponRefusal
      /** Minor units; set for COUPON_MINIMUM. */
      readonly minimum?: number
    }

const noEffect: CouponEffect = {
  discount: 0,
  shippingDiscount: 0,
  freeShipping: false,
  freeLines: [],
  premiumMonths: 0,
}

export const refuse = (code: CouponRefusal): CouponResult => ({ ok: false, code })
const accept = (effect: Partial<CouponEffect>): CouponResult => ({
  ok: true,
  effect: { ...noEffect, ...effect },
})

/** Lines that a coupon is for: those of its products and categories, all if it names none. */
function matchingLines({ applicableProducts, applicableCategories }: Coupon, lines: readonly PricedLine[]) {
  const all = applicableProducts.length === 0 && applicableCategories.length === 0
  return lines.filter(
    ({ productId, category }) =>
      all || applicableProducts.includes(productId) || applicableCategories.includes(category),
  )
}

/** A discount of the lines that the coupon is for; their sum limits it, and what is left of it is lost. */
function discountOf(coupon: Coupon, { lines }: CouponContext, of: (sum: number) => number): CouponResult {
  const matching = matchingLines(coupon, lines)
  if (matching.length === 0) return refuse('COUPON_NOT_APPLICABLE')
  const sum = subtotalOf(matching)
  const discount = Math.min(sum, of(sum))
  const discountOn = [...new Set(matching.map(({ productId }) => productId))]
  return accept(matching.length === lines.length ? { discount } : { discount, discountOn })
}

/** Cheapest first; at the same price the product with more stock, to make a gift more likely. */
const cheapestFirst = (a: PricedLine, b: PricedLine): number =>
  a.unitPrice - b.unitPrice ||
  b.stock - b.quantity - (a.stock - a.quantity) ||
  (a.productId < b.productId ? -1 : 1)

/**
 * Gives floor(N / X) · Y free units of the cheapest matching product. Refused if paid and free units together
 * exceed its stock (an exact fit is accepted): neither fewer units nor a dearer product is given instead.
 */
function buyXGetY(coupon: Coupon, { lines }: CouponContext): CouponResult {
  const { buyQuantity, freeQuantity } = coupon
  const matching = matchingLines(coupon, mergeLines(lines))
  const units = matching.reduce((sum, { quantity }) => sum + quantity, 0)
  const free = buyQuantity >= 1 ? Math.floor(units / buyQuantity) * freeQuantity : 0
  const [gift] = matching.sort(cheapestFirst)
  if (!gift || free < 1) return refuse('COUPON_NOT_APPLICABLE')
  if (gift.quantity + free > gift.stock) return refuse('COUPON_GIFT_OUT_OF_STOCK')
  const { productId, name, unitPrice } = gift
  return accept({ freeLines: [{ productId, name, quantity: free, unitPrice }] })
}

/**
 * Gives the product once per order, in addition to units that are paid for; an exact fit with the stock is
 * accepted. A product that is deleted, inactive or not sold on the platform counts as sold out.
 */
function freeProduct({ giftProductId, giftQuantity }: Coupon, { gift, lines }: CouponContext): CouponResult {
  if (!gift?.active || gift.productId !== giftProductId) return refuse('COUPON_GIFT_OUT_OF_STOCK')
  const paid = lines
    .filter(({ productId }) => productId === gift.productId)
    .reduce((sum, { quantity }) => sum + quantity, 0)
  if (paid + giftQuantity > gift.stock) return refuse('COUPON_GIFT_OUT_OF_STOCK')
  const { productId, name, unitPrice } = gift
  return accept({
    freeLines: [{ productId, name, quantity: giftQuantity, ...(unitPrice !== undefined && { unitPrice }) }],
  })
}

interface CouponRules {
  /** True if guests cannot redeem it. */
  readonly needsLogin?: boolean
  /** Evaluates the cart, once all general checks have passed. */
  readonly evaluate: (coupon: Coupon, context: CouponContext) => CouponResult
}

/** What each type does; a missing type is a compile error. */
export const couponRules: Readonly<Record<CouponType, CouponRules>> = {
  /** Off the goods; shipping is not discounted. */
  percentage: {
    evaluate: (coupon, context) => discountOf(coupon, context, (sum) => percentOf(sum, coupon.percent)),
  },
  /** Off the goods; any remainder is lost. */
  fixed_amount: {
    evaluate: (coupon, context) => discountOf(coupon, context, () => coupon.amount),
  },
  /** The whole shipping cost. Refused if shipping is free already, so that the coupon is not wasted. */
  free_shipping: {
    evaluate: (_coupon, { shipping }) =>
      shipping > 0
        ? accept({ shippingDiscount: shipping, freeShipping: true })
        : refuse('COUPON_NOT_APPLICABLE'),
  },
  /** Granted when the order is paid. */
  premium_extension: {
    needsLogin: true,
    evaluate: ({ premiumMonths }) => accept({ premiumMonths }),
  },
  buy_x_get_y: { evaluate: buyXGetY },
  free_product: { evaluate: freeProduct },
}
