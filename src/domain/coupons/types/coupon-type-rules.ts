import type * as z from 'zod/mini'
import type { Coupon, CouponContext, CouponResult } from '../coupon-types'

/** Fields that only some types have; those of other types are removed before sending. */
export const COUPON_TYPE_FIELDS = [
  'discountValue',
  'premiumExtensionMonths',
  'buyXGetY',
  'freeProduct',
] as const satisfies readonly (keyof Coupon)[]
export type CouponTypeField = (typeof COUPON_TYPE_FIELDS)[number]

/** Definition of a coupon type: one module each, listed in `couponTypes`. */
export interface CouponTypeRules {
  /** Fields that this type has. */
  readonly fields: readonly CouponTypeField[]
  /** Unit of `discountValue`: percent, or minor units of the coupon's currency. */
  readonly discountUnit?: 'percent' | 'amount'
  /** True if guests cannot redeem it. */
  readonly needsLogin?: boolean
  /** Form schema of the type's own fields, flat and with their limits. */
  readonly form: z.core.$ZodLooseShape
  /** Evaluates the cart, once all general checks have passed. */
  readonly evaluate: (coupon: Coupon, context: CouponContext, subtotal: number) => CouponResult
}
