import type * as z from 'zod/mini'
import type { Coupon, CouponContext, CouponResult } from '../coupon-types'

/** Fields of a coupon that only some types have; the others are removed before sending. */
export const COUPON_TYPE_FIELDS = [
  'discountValue',
  'premiumExtensionMonths',
  'buyXGetY',
  'freeProduct',
] as const satisfies readonly (keyof Coupon)[]
export type CouponTypeField = (typeof COUPON_TYPE_FIELDS)[number]

/** What a type of coupon is made of: one module each, listed in `couponTypes`. */
export interface CouponTypeRules {
  /** The fields that belong to this type. */
  readonly fields: readonly CouponTypeField[]
  /** What `discountValue` is: percent, or minor units of the coupon's currency. */
  readonly discountUnit?: 'percent' | 'amount'
  /** Guests cannot redeem it. */
  readonly needsLogin?: boolean
  /** The type's own fields while a coupon is written, flat and with their limits. */
  readonly form: z.core.$ZodLooseShape
  /** What it does to a cart that nothing else refuses. */
  readonly evaluate: (coupon: Coupon, context: CouponContext, subtotal: number) => CouponResult
}
