import { bestCoupon } from '@/shop/coupons/coupons'
import type { CouponEffect, CouponResult } from '@/shop/coupons/coupon-effects'
import type { Coupon } from '@/shop/coupons/coupon-types'
import type { Currency, Platform } from '@/domain/shared/platform'
import type { Db } from '../../platform/db/open'
import { findCouponByCode, listAutoCoupons } from './coupons.repository'
import { countRedemptions, type Redeemer } from './redemptions.repository'
import { findPaymentSettings } from '../payments/payment-settings.repository'
import { priceCart, type PricedCart, type WantedItem } from '../cart/price-cart'
import { effectOrRefusal, giftOf, evaluateForCart } from './evaluate-coupon'

/** A cart to evaluate coupons for. */
export interface CouponRequest {
  readonly platform: Platform
  /** Only of a cart without any price; otherwise the prices decide. */
  readonly currency: Currency
  readonly items: readonly WantedItem[]
  readonly redeemer: Redeemer
  readonly now: Date
}

export interface AppliedCoupon {
  readonly coupon: Coupon
  readonly effect: CouponEffect
  readonly cart: PricedCart
}

interface CartEvaluator {
  readonly cart: PricedCart
  readonly evaluate: (coupon: Coupon | undefined, typedCode?: string) => CouponResult
}

/** Prices the cart once for all coupons; products that cannot be bought are ignored. */
async function evaluatorFor(
  db: Db,
  request: CouponRequest,
  coupons: readonly Coupon[],
): Promise<CartEvaluator> {
  const { platform, currency, items, redeemer, now } = request
  const settings = await findPaymentSettings(db, platform)
  const { taxRate } = settings
  const gifts = coupons.flatMap(giftOf)
  const cart = await priceCart(db, { platform, currency, items, gifts, taxRate, lock: false })
  const uses = await countRedemptions(
    db,
    coupons.map(({ id }) => id),
    redeemer,
  )
  const evaluate: CartEvaluator['evaluate'] = (coupon, typedCode) =>
    evaluateForCart(coupon, {
      cart,
      platform,
      taxRate,
      now,
      rules: settings,
      signedIn: redeemer.userId !== null,
      usedByCustomer: coupon ? (uses.get(coupon.id) ?? 0) : 0,
      ...(typedCode !== undefined && { typedCode }),
    })
  return { cart, evaluate }
}

/**
 * The effect of a typed code on the cart; no use is counted.
 * @throws ApiError with the code of the coupon's refusal
 */
export async function applyTypedCoupon(db: Db, code: string, request: CouponRequest): Promise<AppliedCoupon> {
  const coupon = await findCouponByCode(db, code)
  const { cart, evaluate } = await evaluatorFor(db, request, coupon ? [coupon] : [])
  const effect = effectOrRefusal(evaluate(coupon, code), cart.currency)
  // Cannot happen: evaluation refuses a missing coupon.
  if (!coupon) throw new Error('a coupon that does not exist was accepted')
  return { coupon, effect, cart }
}

/** The best automatic coupon, or null if none has an effect. */
export async function applyBestCoupon(db: Db, request: CouponRequest): Promise<AppliedCoupon | null> {
  const coupons = await listAutoCoupons(db)
  if (coupons.length === 0) return null
  const { cart, evaluate } = await evaluatorFor(db, request, coupons)
  const best = bestCoupon(coupons.map((coupon) => ({ coupon, result: evaluate(coupon) })))
  return best && { ...best, cart }
}
