import {
  type Coupon,
  type CouponContext,
  type CouponEffect,
  type CouponRefusal,
  type CouponStatus,
  type CouponVerdict,
  type PricedLine,
} from './coupon-types'
import { calendarDay } from '../shared/dates'
import { percentOf } from '../shared/money'
import { platformTimeZone, type Platform } from '../shared/platform'
import { mergeLines } from '../catalogue/stock'
import { subtotalOf } from '../checkout/totals'

/**
 * More than any code has. What is typed beyond is cut off before it is normalized, which takes quadratic time over a
 * run of accents; what is left is still too long to name a coupon.
 */
const MOST_TYPED = 1_000

/** Trimmed and upper-cased the same way in every locale; İ and ı are folded to I (decisions §6). */
export const normalizeCouponCode = (raw: string): string =>
  raw.trim().slice(0, MOST_TYPED).toUpperCase().normalize('NFC').replaceAll('İ', 'I')

const noEffect: CouponEffect = {
  discount: 0,
  shippingDiscount: 0,
  freeShipping: false,
  freeLines: [],
  premiumMonths: 0,
}

const refuse = (code: CouponRefusal): CouponVerdict => ({ ok: false, code })
const accept = (effect: Partial<CouponEffect>): CouponVerdict => ({
  ok: true,
  effect: { ...noEffect, ...effect },
})

/** Redemptions that one customer has: once, or as often as perUser says. */
const limitPerCustomer = ({ settings, usageLimit }: Coupon): number =>
  settings.oneTimeUse ? 1 : usageLimit.perUser

const isUsedUp = ({ usageLimit, totalUsed }: Coupon): boolean =>
  usageLimit.total !== null && totalUsed >= usageLimit.total

/** Refusals that hold whatever is in the cart, in the order of decisions §6. */
function judgeCoupon(coupon: Coupon, context: CouponContext): CouponRefusal | undefined {
  const today = calendarDay(context.now, platformTimeZone[context.platform])
  if (coupon.status !== 'active') return 'COUPON_INACTIVE'
  if (today < coupon.startDate) return 'COUPON_NOT_STARTED'
  if (today > coupon.endDate) return 'COUPON_EXPIRED'
  if (!coupon.platforms.includes(context.platform)) return 'COUPON_PLATFORM'
  if (coupon.currency !== context.currency) return 'COUPON_CURRENCY'
  if (isUsedUp(coupon)) return 'COUPON_USED_UP'
  if (coupon.type === 'premium_extension' && !context.signedIn) return 'COUPON_LOGIN_REQUIRED'
  if (context.usedByCustomer >= limitPerCustomer(coupon)) return 'COUPON_ALREADY_USED'
  return undefined
}

/** Cheapest first; among equals the one of which most is left, so that a gift is found where there is one. */
const cheapestFirst = (a: PricedLine, b: PricedLine): number =>
  a.unitPrice - b.unitPrice ||
  b.stock - b.quantity - (a.stock - a.quantity) ||
  (a.productId < b.productId ? -1 : 1)

/**
 * floor(N / X) · Y free units of the cheapest matching product. All of them or none: when paid and free units
 * together exceed its stock, the coupon is refused (an exact fit is accepted), nothing dearer steps in.
 */
function buyXGetY({ buyXGetY: rule }: Coupon, lines: readonly PricedLine[]): CouponVerdict {
  const all = rule.applicableProducts.length === 0 && rule.applicableCategories.length === 0
  const matching = mergeLines(lines).filter(
    ({ productId, category }) =>
      all || rule.applicableProducts.includes(productId) || rule.applicableCategories.includes(category),
  )
  const units = matching.reduce((sum, { quantity }) => sum + quantity, 0)
  const free = rule.buyQuantity >= 1 ? Math.floor(units / rule.buyQuantity) * rule.getFreeQuantity : 0
  const [gift] = matching.sort(cheapestFirst)
  if (!gift || free < 1) return refuse('COUPON_NOT_APPLICABLE')
  if (gift.quantity + free > gift.stock) return refuse('COUPON_GIFT_OUT_OF_STOCK')
  const { productId, name, unitPrice } = gift
  return accept({ freeLines: [{ productId, name, quantity: free, unitPrice }] })
}

/**
 * The product once per order, on top of what the shopper pays for; an exact fit is accepted. One that is gone, inactive
 * or not sold on the platform is as unavailable as one that is sold out.
 */
function freeProduct({ freeProduct: rule }: Coupon, { gift, lines }: CouponContext): CouponVerdict {
  if (!gift?.active || gift.productId !== rule.productId) return refuse('COUPON_GIFT_OUT_OF_STOCK')
  const paid = lines
    .filter(({ productId }) => productId === gift.productId)
    .reduce((sum, { quantity }) => sum + quantity, 0)
  if (paid + rule.quantity > gift.stock) return refuse('COUPON_GIFT_OUT_OF_STOCK')
  const { productId, name, unitPrice } = gift
  return accept({
    freeLines: [{ productId, name, quantity: rule.quantity, ...(unitPrice !== undefined && { unitPrice }) }],
  })
}

function effectOf(coupon: Coupon, context: CouponContext, subtotal: number): CouponVerdict {
  switch (coupon.type) {
    case 'percentage':
      return accept({ discount: Math.min(subtotal, percentOf(subtotal, coupon.discountValue)) })
    case 'fixed_amount':
      return accept({ discount: Math.min(subtotal, coupon.discountValue) })
    case 'free_shipping':
      return context.shipping > 0
        ? accept({ shippingDiscount: context.shipping, freeShipping: true })
        : refuse('COUPON_NOT_APPLICABLE')
    case 'premium_extension':
      return accept({ premiumMonths: coupon.premiumExtensionMonths })
    case 'buy_x_get_y':
      return buyXGetY(coupon, context.lines)
    case 'free_product':
      return freeProduct(coupon, context)
  }
}

/**
 * The one judge of coupons (decisions §6): validate, checkout and the mocks ask it. A cart without paid lines is
 * COUPON_NOT_APPLICABLE for every type, unless a minimum refuses it first.
 */
export function evaluateCoupon(coupon: Coupon | undefined | null, context: CouponContext): CouponVerdict {
  if (context.typedCode !== undefined && normalizeCouponCode(context.typedCode) === '')
    return refuse('COUPON_REQUIRED')
  if (!coupon) return refuse('COUPON_NOT_FOUND')
  const refusal = judgeCoupon(coupon, context)
  if (refusal) return refuse(refusal)
  const subtotal = subtotalOf(context.lines)
  if (subtotal < coupon.minimumOrderAmount)
    return { ok: false, code: 'COUPON_MINIMUM', minimum: coupon.minimumOrderAmount }
  if (context.lines.length === 0) return refuse('COUPON_NOT_APPLICABLE')
  return effectOf(coupon, context, subtotal)
}

/** Derived state; without a platform a coupon has expired once its last day is over on all of its platforms. */
export function couponStatus(coupon: Coupon, now: Date, platform?: Platform): CouponStatus {
  if (coupon.status !== 'active') return 'inactive'
  const platforms = platform ? [platform] : coupon.platforms
  const isOver = (at: Platform): boolean => calendarDay(now, platformTimeZone[at]) > coupon.endDate
  if ((platforms.length > 0 ? platforms : (['germany'] as const)).every(isOver)) return 'expired'
  return isUsedUp(coupon) ? 'used_up' : 'active'
}

/** What an effect saves the shopper in money, minor units: discounts and what gifts would have cost. */
export const couponValue = ({ discount, shippingDiscount, freeLines }: CouponEffect): number =>
  freeLines.reduce(
    (sum, { quantity, unitPrice = 0 }) => sum + quantity * unitPrice,
    discount + shippingDiscount,
  )

export interface CouponCandidate {
  readonly coupon: Coupon
  readonly verdict: CouponVerdict
}

/**
 * The accepted coupon that is worth most to the shopper, or null where none does anything. Equal in money: more
 * premium months, then the one that ends sooner, then the code, so that the choice is the same everywhere.
 */
export function bestCoupon(
  candidates: readonly CouponCandidate[],
): { coupon: Coupon; effect: CouponEffect } | null {
  const worthwhile = candidates.flatMap(({ coupon, verdict }) =>
    verdict.ok &&
    (couponValue(verdict.effect) > 0 ||
      verdict.effect.premiumMonths > 0 ||
      verdict.effect.freeLines.length > 0)
      ? [{ coupon, effect: verdict.effect }]
      : [],
  )
  const [best] = worthwhile.sort(
    (a, b) =>
      couponValue(b.effect) - couponValue(a.effect) ||
      b.effect.premiumMonths - a.effect.premiumMonths ||
      (a.coupon.endDate + a.coupon.code < b.coupon.endDate + b.coupon.code ? -1 : 1),
  )
  return best ?? null
}
