import { stockProblems } from '@/domain/catalogue/stock'
import { stockMoves } from '../checkout/new-order'
import type { Db } from '../../platform/db/open'
import { ApiError } from '../../platform/http/errors'
import {
  countRedemptions,
  findRedemption,
  lockCoupon,
  setRedemptionReleased,
} from '../coupons/coupons.repository'
import type { Order } from './orders.repository'
import { lockStock, moveStock } from '../catalogue/stock.repository'

/** Stock and coupon go back (decisions §4). Locks go coupon, then products, as at the checkout. */
export async function releaseOrder(tx: Db, order: Order, now: Date): Promise<void> {
  const redemption = await findRedemption(tx, order.id)
  if (redemption && redemption.releasedAt === null) {
    await lockCoupon(tx, redemption.couponId)
    await setRedemptionReleased(tx, order.id, redemption.couponId, now)
  }
  const moves = stockMoves(order.lines)
  await lockStock(
    tx,
    moves.map(({ productId }) => productId),
  )
  await moveStock(
    tx,
    moves.map(({ productId, units, sold }) => ({ productId, units: -units, sold: -sold })),
  )
}

/** The coupon is used again, if its limits still allow it. @throws ApiError COUPON_USED_UP, COUPON_ALREADY_USED */
async function redeemAgain(tx: Db, order: Order): Promise<void> {
  const redemption = await findRedemption(tx, order.id)
  if (!redemption || redemption.releasedAt === null) return
  const { couponId, userId, email } = redemption
  const coupon = await lockCoupon(tx, couponId)
  if (!coupon) return
  const { total, perUser } = coupon.usageLimit
  if (total !== null && coupon.totalUsed >= total) throw new ApiError('COUPON_USED_UP')
  const uses = await countRedemptions(tx, [couponId], { userId, emails: [email] })
  if ((uses.get(couponId) ?? 0) >= (coupon.settings.oneTimeUse ? 1 : perUser)) {
    throw new ApiError('COUPON_ALREADY_USED')
  }
  await setRedemptionReleased(tx, order.id, couponId, null)
}

/** Stock and coupon are taken again. @throws ApiError OUT_OF_STOCK, COUPON_USED_UP, COUPON_ALREADY_USED */
export async function reclaimOrder(tx: Db, order: Order): Promise<void> {
  await redeemAgain(tx, order)
  const moves = stockMoves(order.lines)
  const held = await lockStock(
    tx,
    moves.map(({ productId }) => productId),
  )
  const stocks = new Map(held.map(({ id, stock }) => [id, stock]))
  const names = new Map(held.map(({ id, name }) => [id, name]))
  const wanted = moves.map(({ productId, units }) => ({ productId, quantity: units }))
  const missing = stockProblems(wanted, stocks).map(({ productId, available }) => ({
    ...{ productId, available, name: names.get(productId) ?? '' },
  }))
  if (missing.length > 0 || !(await moveStock(tx, moves))) {
    throw new ApiError('OUT_OF_STOCK', { details: { items: missing } })
  }
}
