import { subtotalOf } from '../catalogue/priced-line'
import { calendarDay } from '../shared/dates'
import { withoutAccents } from '../shared/plain-letters'
import { platformTimeZone, type Platform } from '../shared/platform'
import { codeText } from '../shared/typed-text'
import {
  couponRules,
  refuse,
  type CouponContext,
  type CouponEffect,
  type CouponRefusal,
  type CouponResult,
} from './coupon-effects'
import type { Coupon, CouponStatus } from './coupon-types'

/** Longer than any code; a longer text is cut to it and still matches none. */
const MAX_TYPED_LENGTH = 1_000

/** Copied along from a text. */
const QUOTES_AND_SPACES = /[\s"'`´„“”‚‘’«»‹›]/g

/**
 * Canonical form of a code: upper-cased independently of the locale, with İ and ı as I, without spaces and quotation
 * marks (COUPON-1).
 */
export const normalizeCouponCode = (raw: string): string =>
  raw.length > MAX_TYPED_LENGTH
    ? raw.slice(0, MAX_TYPED_LENGTH)
    : codeText(codeText(raw).toUpperCase()).replaceAll('İ', 'I').replaceAll(QUOTES_AND_SPACES, '')

/** Redemptions allowed per customer: one for one-time coupons, otherwise `usageLimitPerUser`. */
const limitPerCustomer = ({ oneTimeUse, usageLimitPerUser }: Coupon): number =>
  oneTimeUse ? 1 : usageLimitPerUser

const isUsedUp = ({ usageLimitTotal, totalUsed }: Coupon): boolean =>
  usageLimitTotal !== null && totalUsed >= usageLimitTotal

/** Checks the usage limits, for a new redemption and when a reopened order redeems its coupon again. */
export function limitRefusal(coupon: Coupon, usedByCustomer: number): CouponRefusal | undefined {
  if (isUsedUp(coupon)) return 'COUPON_USED_UP'
  return usedByCustomer >= limitPerCustomer(coupon) ? 'COUPON_ALREADY_USED' : undefined
}

/** Whether the customer is in one of the coupon's groups, whatever case they are written in. */
function isFor({ customerGroups }: Coupon, { groups = [] }: CouponContext): boolean {
  const own = new Set(groups.map(withoutAccents))
  return customerGroups.length === 0 || customerGroups.some((name) => own.has(withoutAccents(name)))
}

/** Checks that do not depend on the cart, in the order of COUPON-5 to COUPON-14. */
function refusalOf(coupon: Coupon, context: CouponContext): CouponRefusal | undefined {
  const today = calendarDay(context.now, platformTimeZone[context.platform])
  if (coupon.status !== 'active') return 'COUPON_INACTIVE'
  if (today < coupon.startDate) return 'COUPON_NOT_STARTED'
  if (today > coupon.endDate) return 'COUPON_EXPIRED'
  if (!coupon.platforms.includes(context.platform)) return 'COUPON_PLATFORM'
  if (coupon.currency !== context.currency) return 'COUPON_CURRENCY'
  if (isUsedUp(coupon)) return 'COUPON_USED_UP'
  const needsLogin = couponRules[coupon.type].needsLogin || coupon.customerGroups.length > 0
  if (needsLogin && !context.signedIn) return 'COUPON_LOGIN_REQUIRED'
  const used = limitRefusal(coupon, context.usedByCustomer)
  if (used) return used
  if (coupon.firstOrderOnly && context.hasOrdered) return 'COUPON_FIRST_ORDER'
  return isFor(coupon, context) ? undefined : 'COUPON_GROUP'
}

/**
 * The single evaluation used by validation, checkout, automatic coupons and the mocks (COUPON-2). A cart without
 * paid lines is COUPON_NOT_APPLICABLE for every type, unless the minimum order amount refuses it first.
 */
export function evaluateCoupon(coupon: Coupon | undefined | null, context: CouponContext): CouponResult {
  if (context.typedCode !== undefined && normalizeCouponCode(context.typedCode) === '')
    return refuse('COUPON_REQUIRED')
  if (!coupon) return refuse('COUPON_NOT_FOUND')
  const refusal = refusalOf(coupon, context)
  return refusal ? refuse(refusal) : evaluateAgain(coupon, context)
}

/**
 * What a coupon does that its order holds already, when the order's lines change: whose it is and until when is asked no
 * more, only what it needs of the lines.
 */
export function evaluateAgain(coupon: Coupon, context: CouponContext): CouponResult {
  const subtotal = subtotalOf(context.lines)
  if (subtotal < coupon.minimumOrderAmount)
    return { ok: false, code: 'COUPON_MINIMUM', minimum: coupon.minimumOrderAmount }
  if (context.lines.length === 0) return refuse('COUPON_NOT_APPLICABLE')
  return couponRules[coupon.type].evaluate(coupon, context)
}

/**
 * Status derived from dates and uses; without `platform`, a coupon is expired once its last day is over on all its
 * platforms.
 */
export function couponStatus(coupon: Coupon, now: Date, platform?: Platform): CouponStatus {
  if (coupon.status !== 'active') return 'inactive'
  const platforms = platform ? [platform] : coupon.platforms
  const isOver = (at: Platform): boolean => calendarDay(now, platformTimeZone[at]) > coupon.endDate
  if ((platforms.length > 0 ? platforms : (['germany'] as const)).every(isOver)) return 'expired'
  return isUsedUp(coupon) ? 'used_up' : 'active'
}

/** What an effect saves the shopper, in minor units: discounts plus the regular price of gifts. */
export const couponValue = ({ discount, shippingDiscount, freeLines }: CouponEffect): number =>
  freeLines.reduce(
    (sum, { quantity, unitPrice = 0 }) => sum + quantity * unitPrice,
    discount + shippingDiscount,
  )

export interface CouponCandidate {
  readonly coupon: Coupon
  readonly result: CouponResult
}

/**
 * The accepted coupon that saves the shopper most, or null if none has an effect. Ties are broken by premium
 * months, then the earlier end, then the code, so that the choice is deterministic.
 */
export function bestCoupon(
  candidates: readonly CouponCandidate[],
): { coupon: Coupon; effect: CouponEffect } | null {
  const worthwhile = candidates.flatMap(({ coupon, result }) =>
    result.ok &&
    (couponValue(result.effect) > 0 || result.effect.premiumMonths > 0 || result.effect.freeLines.length > 0)
      ? [{ coupon, effect: result.effect }]
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
