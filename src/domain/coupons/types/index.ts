import type { CouponType } from '../coupon-types'
import { buyXGetY } from './buy-x-get-y'
import type { CouponTypeRules } from './coupon-type-rules'
import { fixedAmount } from './fixed-amount'
import { freeProduct } from './free-product'
import { freeShipping } from './free-shipping'
import { percentage } from './percentage'
import { premiumExtension } from './premium-extension'

/** One module per type; a missing one is a compile error. */
export const couponTypes = {
  percentage,
  fixed_amount: fixedAmount,
  free_shipping: freeShipping,
  premium_extension: premiumExtension,
  buy_x_get_y: buyXGetY,
  free_product: freeProduct,
} satisfies Readonly<Record<CouponType, CouponTypeRules>>

/** The rules of a type that is known only at run time. */
export const couponTypeOf = (type: CouponType): CouponTypeRules => couponTypes[type]
