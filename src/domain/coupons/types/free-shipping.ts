import type { CouponTypeRules } from './coupon-type-rules'
import { accept, refuse } from './result'

/** The whole shipping cost; where shipping is free already it is refused, so that it is not used up. */
export const freeShipping = {
  fields: [],
  form: {},
  evaluate: (_coupon, { shipping }) =>
    shipping > 0
      ? accept({ shippingDiscount: shipping, freeShipping: true })
      : refuse('COUPON_NOT_APPLICABLE'),
} satisfies CouponTypeRules
