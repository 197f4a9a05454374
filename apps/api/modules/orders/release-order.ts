import { limitRefusal } from '@/shop/coupons/coupons'
import { stockProblems, type StockReason } from '@/shop/catalogue/stock'
import { holdsCoupon } from '@/shop/orders/order'
import type { Db } from '../../platform/db/open'
import { ApiError } from '../../platform/http/errors'
import { isFreeAgain, lockCoupon } from '../coupons/coupons.repository'
import { countRedemptions, findRedemption, setRedemptionReleased } from '../coupons/redemptions.repository'
import { findReturned } from '../returns/refunds/refunds.repository'
import type { Author, Order } from './orders.repository'
import { stockMoves } from './stock-moves'
import { lockStock, moveStock, type StockMove } from '../catalogue/stock.repository'

type CouponState = Pick<Order, 'status' | 'paymentStatus'>
const isHeldIn = ({ status, paymentStatus }: CouponState) => holdsCoupon(status, paymentStatus)

/**
 * Releases or redeems the coupon if the change of status or payment asks for it. Must come before the stock is
 * moved: checkout also locks the coupon before the products, and so no two transactions deadlock.
 * @throws ApiError COUPON_USED_UP, COUPON_ALREADY_USED
 */
export async function settleCoupon(tx: Db, order: Order, change: Partial<CouponState>, now: Date) {
  const [held, holds] = [isHeldIn(order), isHeldIn({ ...order, ...change })]
  if (held && !holds) await releaseCoupon(tx, order, now)
  if (holds && !held) await redeemAgain(tx, order)
}

async function releaseCoupon(tx: Db, order: Order, now: Date): Promise<void> {
  const redemption = await findRedemption(tx, order.id)
  if (!redemption || redemption.releasedAt !== null) return
  await lockCoupon(tx, redemption.couponId)
  await setRedemptionReleased(tx, order.id, now)
}

type Mover = Pick<Author, 'adminId' | 'now'>

const changeOf = (reason: StockReason, order: Order, { adminId, now }: Mover) => ({
  reason,
  orderId: order.id,
  adminId,
  at: now,
})

/** Puts what has not been returned back into stock. */
export async function releaseStock(tx: Db, order: Order, by: Mover): Promise<void> {
  const moves = stockMoves(order.lines, await findReturned(tx, [order.id]))
  await lockStock(
    tx,
    moves.map(({ productId }) => productId),
  )
  await moveStock(
    tx,
    moves.map(({ productId, units, sold }) => ({ productId, units: -units, sold: -sold })),
    changeOf('cancellation', order, by),
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
  if (!(await isFreeAgain(tx, redemption.singleCode))) throw new ApiError('COUPON_USED_UP')
  await setRedemptionReleased(tx, order.id, null)
}

/**
 * Takes it from stock again.
 * @param anyway takes what is there, because the shop obtains the rest
 * @throws ApiError OUT_OF_STOCK
 */
export async function reclaimStock(tx: Db, order: Order, by: Mover, { anyway = false } = {}): Promise<void> {
  const moves = stockMoves(order.lines, await findReturned(tx, [order.id]))
  const stocked = await lockStock(
    tx,
    moves.map(({ productId }) => productId),
  )
  const stocks = new Map(stocked.map(({ id, stock }) => [id, stock]))
  if (anyway) {
    const there = ({ productId, units }: StockMove) => Math.min(units, stocks.get(productId) ?? 0)
    await moveStock(
      tx,
      moves.map((move) => ({ ...move, units: there(move) })),
      changeOf('sale', order, by),
    )
    return
  }
  const names = new Map(stocked.map(({ id, name }) => [id, name]))
  const wanted = moves.map(({ productId, units }) => ({ productId, quantity: units }))
  const missing = stockProblems(wanted, stocks).map(({ productId, available }) => ({
    productId,
    available,
    name: names.get(productId) ?? '',
  }))
  if (missing.length > 0 || !(await moveStock(tx, moves, changeOf('sale', order, by)))) {
    throw new ApiError('OUT_OF_STOCK', { details: { items: missing } })
  }
}
