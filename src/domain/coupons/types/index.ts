import type { CouponType } from '../coupon-types'
import { buyXGetY } from './buy-x-get-y'
import type { CouponTypeRules } from './coupon-type-rules'
import { fixedAmount } from './fixed-amount'
import { freeProduct } from './free-product'
import { freeShipping } from './free-shipping'
import { percentage } from './percentage'
import { premiumExtension } from './premium-extension'

/** One module per type; a type without one does not compile. */
export const couponTypes: Readonly<Record<CouponType, CouponTypeRules>> = {
  percentage,
  fixed_amount: fixedAmount,
  free_shipping: freeShipping,
  premium_extension: premiumExtension,
  buy_x_get_y: buyXGetY,
  free_product: freeProduct,
}
