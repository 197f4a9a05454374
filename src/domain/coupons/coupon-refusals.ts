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
  'COUPON_MINIMUM',
  'COUPON_NOT_APPLICABLE',
  'COUPON_GIFT_OUT_OF_STOCK',
] as const
export type CouponRefusal = (typeof COUPON_REFUSALS)[number]
