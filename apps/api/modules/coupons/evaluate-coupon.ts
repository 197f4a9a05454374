import { bestCoupon, evaluateCoupon } from '@/shop/coupons/coupons'
import type { CouponContext, CouponEffect, CouponResult } from '@/shop/coupons/coupon-effects'
import type { Coupon } from '@/shop/coupons/coupon-types'
import { toMajor } from '@/shop/shared/money'
import type { Currency, Platform } from '@/shop/shared/platform'
import { shippingCost, type ShippingRules } from '@/shop/checkout/shipping'
import { subtotalOf } from '@/shop/catalogue/priced-line'
import { formatMoney } from '@/i18n/format'
import type { Db } from '../../platform/db/open'
import { ApiError } from '../../platform/http/errors'
import { availableStock } from '../cart/sellable-products.repository'
import { priceCart, type PricedCart, type WantedItem } from '../cart/price-cart'
import { findPaymentSettings } from '../payments/payment-settings.repository'
import { findCouponByCode, listAutoCoupons } from './coupons.repository'
import { countRedemptions, groupsOf, hasOrdered, type Redeemer } from './redemptions.repository'

export interface Evaluation {
  readonly cart: PricedCart
  readonly platform: Platform
  readonly rules: ShippingRules
  readonly taxRate: number
  readonly now: Date
  readonly signedIn: boolean
  readonly usedByCustomer: number
  readonly hasOrdered: boolean
  readonly groups: readonly string[]
  readonly typedCode?: string
}

export const giftOf = (coupon: Coupon | undefined): string[] =>
  coupon?.type === 'free_product' && coupon.giftProductId !== null ? [coupon.giftProductId] : []

function giftContext(coupon: Coupon | undefined, { cart, taxRate }: Evaluation): CouponContext['gift'] {
  const [id] = giftOf(coupon)
  const product = id === undefined ? undefined : cart.products.get(id)
  if (!product) return undefined
  const stock = availableStock(product)
  return {
    productId: product.id,
    name: product.name,
    stock,
    unitPrice: product.amount,
    active: product.status === 'active' && product.archivedAt === null,
    taxRate: product.taxRate ?? taxRate,
  }
}

/** Evaluates a coupon for a cart at prices from the database. */
export function evaluateForCart(coupon: Coupon | undefined, evaluation: Evaluation): CouponResult {
  const { cart, platform, rules, now, signedIn, usedByCustomer, hasOrdered, groups, typedCode } = evaluation
  const gift = giftContext(coupon, evaluation)
  return evaluateCoupon(coupon, {
    platform,
    now,
    signedIn,
    usedByCustomer,
    hasOrdered,
    groups,
    currency: cart.currency,
    lines: cart.lines,
    shipping: shippingCost(subtotalOf(cart.lines), rules),
    ...(typedCode !== undefined && { typedCode }),
    ...(gift && { gift }),
  })
}

/** @throws ApiError with the refusal's code */
export function effectOrRefusal(result: CouponResult, currency: Currency): CouponEffect {
  if (result.ok) return result.effect
  const { code, minimum } = result
  if (minimum === undefined) throw new ApiError(code)
  throw new ApiError(code, {
    // In German notation, because the storefront shows the message unchanged.
    params: { x: formatMoney({ amount: minimum, currency }, 'de') },
    details: { minimum: toMajor(minimum) },
  })
}

/** A cart to evaluate coupons for. */
export interface CouponRequest {
  readonly platform: Platform
  /** Only of a cart without any price; otherwise the prices decide. */
  readonly currency: Currency
  readonly items: readonly WantedItem[]
  readonly redeemer: Redeemer
  readonly now: Date
}

export interface EvaluatedCoupon {
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
  const cart = await priceCart(db, { platform, currency, items, gifts, taxRate, now })
  const uses = await countRedemptions(
    db,
    coupons.map(({ id }) => id),
    redeemer,
  )
  const ordered = coupons.some(({ firstOrderOnly }) => firstOrderOnly) && (await hasOrdered(db, redeemer))
  const limited = coupons.some(({ customerGroups }) => customerGroups.length > 0)
  const groups = limited ? await groupsOf(db, redeemer) : []
  const evaluate: CartEvaluator['evaluate'] = (coupon, typedCode) =>
    evaluateForCart(coupon, {
      cart,
      platform,
      taxRate,
      now,
      rules: settings,
      signedIn: redeemer.userId !== null,
      usedByCustomer: coupon ? (uses.get(coupon.id) ?? 0) : 0,
      hasOrdered: ordered,
      groups,
      ...(typedCode !== undefined && { typedCode }),
    })
  return { cart, evaluate }
}

/**
 * The effect of a typed code on the cart; no use is counted.
 * @throws ApiError with the code of the coupon's refusal
 */
export async function applyTypedCoupon(
  db: Db,
  code: string,
  request: CouponRequest,
): Promise<EvaluatedCoupon> {
  const coupon = await findCouponByCode(db, code)
  const { cart, evaluate } = await evaluatorFor(db, request, coupon ? [coupon] : [])
  const effect = effectOrRefusal(evaluate(coupon, code), cart.currency)
  // Cannot happen: evaluation refuses a missing coupon.
  if (!coupon) throw new Error('a coupon that does not exist was accepted')
  return { coupon, effect, cart }
}

/** The best automatic coupon, or null if none has an effect. */
export async function applyBestCoupon(db: Db, request: CouponRequest): Promise<EvaluatedCoupon | null> {
  const coupons = await listAutoCoupons(db)
  if (coupons.length === 0) return null
  const { cart, evaluate } = await evaluatorFor(db, request, coupons)
  const best = bestCoupon(coupons.map((coupon) => ({ coupon, result: evaluate(coupon) })))
  return best && { ...best, cart }
}
