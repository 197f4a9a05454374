import { limitRefusal } from '@/domain/coupons/coupon'
import { stockProblems } from '@/domain/catalogue/stock'
import type { Db } from '../../platform/db/open'
import { ApiError } from '../../platform/http/errors'
import { lockCoupon } from '../coupons/coupons.repository'
import { countRedemptions, findRedemption, setRedemptionReleased } from '../coupons/redemptions.repository'
import { findReturned } from './refunds.repository'
import type { Order } from './orders.repository'
import { stockMoves } from './stock-moves'
import { lockStock, moveStock } from '../catalogue/stock.repository'

/** Releases stock and coupon. Locks the coupon before the products, as checkout does, to avoid deadlocks. */
export async function releaseOrder(tx: Db, order: Order, now: Date): Promise<void> {
  const redemption = await findRedemption(tx, order.id)
  if (redemption && redemption.releasedAt === null) {
    await lockCoupon(tx, redemption.couponId)
    await setRedemptionReleased(tx, order.id, now)
  }
  const moves = stockMoves(order.lines, await findReturned(tx, [order.id]))
  await lockStock(
    tx,
    moves.map(({ productId }) => productId),
  )
  await moveStock(
    tx,
    moves.map(({ productId, units, sold }) => ({ productId, units: -units, sold: -sold })),
  )
}

/**
 * Redeems the coupon again, if its limits allow it.
 * @throws ApiError COUPON_USED_UP, COUPON_ALREADY_USED
 */
async function redeemAgain(tx: Db, order: Order): Promise<void> {
  const redemption = await findRedemption(tx, order.id)
  if (!redemption || redemption.releasedAt === null) return
  const { couponId, userId, email } = redemption
  const coupon = await lockCoupon(tx, couponId)
  if (!coupon) return
  const uses = await countRedemptions(tx, [couponId], { userId, email })
  const refusal = limitRefusal(coupon, uses.get(couponId) ?? 0)
  if (refusal) throw new ApiError(refusal)
  await setRedemptionReleased(tx, order.id, null)
}

/**
 * Reserves stock and redeems the coupon again.
 * @throws ApiError OUT_OF_STOCK, COUPON_USED_UP, COUPON_ALREADY_USED
 */
export async function reclaimOrder(tx: Db, order: Order): Promise<void> {
  await redeemAgain(tx, order)
  const moves = stockMoves(order.lines, await findReturned(tx, [order.id]))
  const stocked = await lockStock(
    tx,
    moves.map(({ productId }) => productId),
  )
  const stocks = new Map(stocked.map(({ id, stock }) => [id, stock]))
  const names = new Map(stocked.map(({ id, name }) => [id, name]))
  const wanted = moves.map(({ productId, units }) => ({ productId, quantity: units }))
  const missing = stockProblems(wanted, stocks).map(({ productId, available }) => ({
    productId,
    available,
    name: names.get(productId) ?? '',
  }))
  if (missing.length > 0 || !(await moveStock(tx, moves))) {
    throw new ApiError('OUT_OF_STOCK', { details: { items: missing } })
  }
}
