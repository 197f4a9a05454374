import { normalizeCouponCode } from '@/domain/coupons/coupon'
import { COUPON_SUCCESS_TR } from '@/domain/coupons/coupon-messages'
import { toMajor } from '@/domain/shared/money'
import type { Data } from '@/contract/shared/wire'
import { applyBestCoupon, applyTypedCoupon, type AppliedCoupon, type CouponRequest } from './apply-coupon'
import { answer, type Call } from '../../platform/http/call'
import { defineRoute } from '../../platform/http/define-route'
import { ApiError, found, uuidOf } from '../../platform/http/errors'
import { findRedemption } from './coupons.repository'
import { findOrder } from '../orders/orders.repository'

type ShopperCall = Call<'validateCoupon'> | Call<'autoCoupon'>

/** Who asks comes from the token; only a guest's address comes from the body (decisions §6). */
const requestOf = ({ body, session, now }: ShopperCall, guestEmail?: string | null): CouponRequest => ({
  ...body.orderData,
  redeemer: { userId: session?.id ?? null, emails: [session?.email ?? guestEmail ?? ''] },
  now: now(),
})

function appliedToDto({ coupon, effect, cart }: AppliedCoupon): Data<'validateCoupon'> {
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

/** An account's own order; a guest's is whoever knows its id, and its address where one is told. */
async function ownOrder({ db, body, session }: Call<'useCoupon'>) {
  const order = found(await findOrder(db, uuidOf(body.orderId)))
  const email = body.userEmail?.trim().toLowerCase() ?? ''
  const isOwn =
    order.userId === null
      ? session === null && (email === '' || email === order.email)
      : order.userId === session?.id
  if (!isOwn) throw new ApiError('NOT_FOUND')
  return order
}

/** Coupons for shoppers; none of these calls counts a use, checkout does. */
export const couponRoutes = [
  defineRoute(
    'validateCoupon',
    async (call) => {
      const applied = await applyTypedCoupon(call.db, call.body.code, requestOf(call, call.body.userEmail))
      return answer(appliedToDto(applied), { message: COUPON_SUCCESS_TR })
    },
    { dropsCache: false },
  ),

  defineRoute(
    'useCoupon',
    async (call) => {
      const order = await ownOrder(call)
      if (order.couponCode === null || order.couponCode !== normalizeCouponCode(call.body.code)) {
        throw new ApiError('COUPON_NOT_FOUND')
      }
      const redemption = await findRedemption(call.db, order.id)
      return { redeemed: redemption !== undefined && redemption.releasedAt === null }
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
