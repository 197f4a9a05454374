import { COUPON_SUCCESS_TR } from '@/shop/coupons/coupon-messages'
import { toMajor } from '@/shop/shared/money'
import type { Data } from '@/contract/shared/dto'
import {
  applyBestCoupon,
  applyTypedCoupon,
  type EvaluatedCoupon,
  type CouponRequest,
} from './evaluate-coupon'
import { answer, type Call } from '../../platform/http/call'
import { defineRoute } from '../../platform/http/define-route'

type ShopperCall = Call<'validateCoupon'> | Call<'autoCoupon'>

/**
 * The customer is taken from the token. An email in the body is ignored, because anybody could use it to find out
 * what somebody else has redeemed. A guest's limit is checked at checkout.
 */
const requestOf = ({ body, session, now }: ShopperCall): CouponRequest => ({
  ...body.orderData,
  redeemer: { userId: session?.id ?? null, email: session?.email ?? '' },
  now: now(),
})

function appliedToDto({ coupon, effect, cart }: EvaluatedCoupon): Data<'validateCoupon'> {
  const imageOf = (productId: string) => cart.products.get(productId)?.imageFile ?? null
  return {
    coupon: { code: coupon.code, name: coupon.name, type: coupon.type },
    discount: toMajor(effect.discount),
    freeShipping: effect.freeShipping,
    shippingDiscount: toMajor(effect.shippingDiscount),
    additionalItems: effect.freeLines.map(({ productId, name, quantity }) => {
      const file = imageOf(productId)
      return { product: productId, quantity, name, image: file === null ? null : `/media/${file}` }
    }),
    premiumExtension: effect.premiumMonths,
    message: COUPON_SUCCESS_TR,
  }
}

/** Coupons for shoppers. None of these calls counts a use; checkout does. */
export const couponRoutes = [
  defineRoute(
    'validateCoupon',
    async (call) => {
      const applied = await applyTypedCoupon(call.db, call.body.code, requestOf(call))
      return answer(appliedToDto(applied), { message: COUPON_SUCCESS_TR })
    },
    { dropsCache: false },
  ),

  defineRoute(
    'autoCoupon',
    async (call) => {
      const best = await applyBestCoupon(call.db, requestOf(call))
      return best && appliedToDto(best)
    },
    { dropsCache: false },
  ),
]
