import type { CouponTypeRules } from './coupon-type-rules'
import { accept, refuse } from './result'

/** Discounts the whole shipping cost. Refused if shipping is already free, so that the coupon is not wasted. */
export const freeShipping = {
  fields: [],
  form: {},
  evaluate: (_coupon, { shipping }) =>
    shipping > 0
      ? accept({ shippingDiscount: shipping, freeShipping: true })
      : refuse('COUPON_NOT_APPLICABLE'),
} satisfies CouponTypeRules
