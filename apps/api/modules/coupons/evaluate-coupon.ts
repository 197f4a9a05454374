import { evaluateCoupon } from '@/shop/coupons/coupons'
import type { CouponContext, CouponEffect, CouponResult } from '@/shop/coupons/coupon-effects'
import type { Coupon } from '@/shop/coupons/coupon-types'
import { toMajor } from '@/domain/shared/money'
import type { Currency, Platform } from '@/domain/shared/platform'
import { shippingCost, type ShippingRules } from '@/domain/checkout/shipping'
import { subtotalOf } from '@/domain/catalogue/priced-line'
import { formatMoney } from '@/i18n/format'
import { ApiError } from '../../platform/http/errors'
import { availableStock } from '../cart/sellable-products.repository'
import type { PricedCart } from '../cart/price-cart'

export interface Evaluation {
  readonly cart: PricedCart
  readonly platform: Platform
  readonly rules: ShippingRules
  readonly taxRate: number
  readonly now: Date
  readonly signedIn: boolean
  readonly usedByCustomer: number
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
  const { cart, platform, rules, now, signedIn, usedByCustomer, typedCode } = evaluation
  const gift = giftContext(coupon, evaluation)
  return evaluateCoupon(coupon, {
    platform,
    now,
    signedIn,
    usedByCustomer,
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
