import { normalizeCouponCode } from '@/shop/coupons/coupons'
import type { Call } from '../../platform/http/call'
import { defineRoute } from '../../platform/http/define-route'
import { ApiError, found, uuidOf } from '../../platform/http/errors'
import { findRedemption } from '../coupons/redemptions.repository'
import { findOrder } from './orders.repository'

/**
 * Finds the order if the caller may confirm it: an account its own one; without a session a guest order by its id,
 * and by the email if one is sent.
 */
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

export const couponUseRoutes = [
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
]
