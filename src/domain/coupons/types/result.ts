import type { CouponRefusal } from '../coupon-refusals'
import type { CouponEffect, CouponResult } from '../coupon-types'

const noEffect: CouponEffect = {
  discount: 0,
  shippingDiscount: 0,
  freeShipping: false,
  freeLines: [],
  premiumMonths: 0,
}

export const refuse = (code: CouponRefusal): CouponResult => ({ ok: false, code })
export const accept = (effect: Partial<CouponEffect>): CouponResult => ({
  ok: true,
  effect: { ...noEffect, ...effect },
})
