import { eq } from 'drizzle-orm'
import type { Db } from '@apps/api/platform/db/open'
import { inTransaction } from '@apps/api/platform/db/transaction'
import { orderHolds } from '@apps/api/platform/db/schema'
import { lockOrder, updateOrder } from '../orders.repository'
import type { Warn } from '@apps/api/platform/jobs/jobs'
import { releaseStock } from '../release-order'
import { forEachOrder } from '../unpaid/unpaid-orders'
import { SHOP_ACTOR } from '../update-order'
import { findHold, listUnconfirmed } from './order-holds.repository'

/**
 * Gives an order's units back, at most once even with concurrent processes, payments and confirmations.
 * @returns its products
 */
const endHold = (db: Db, orderId: string, now: Date): Promise<readonly string[] | undefined> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    const hold = await findHold(tx, eq(orderHolds.orderId, orderId))
    if (!order || !hold || hold.network === null || hold.confirmedAt !== null) return undefined
    await releaseStock(tx, order, { now })
    await updateOrder(tx, order, {
      change: { releasedAt: now },
      events: [{ kind: 'hold', from: null, to: 'ended' }],
      by: { actor: SHOP_ACTOR, now },
    })
    return order.lines.map(({ productId }) => productId)
  })

/**
 * Gives back the units of orders that were not confirmed in time; the orders stay.
 * @param moved called with the products of each
 * @returns number of orders
 */
export async function endUnconfirmedHolds(
  db: Db,
  now: Date,
  warn: Warn,
  moved?: (productIds: readonly string[]) => void,
): Promise<number> {
  let ended = 0
  await forEachOrder(
    (limit) => listUnconfirmed(db, now, limit),
    async (id) => {
      const products = await endHold(db, id, now)
      if (!products) return
      ended += 1
      moved?.(products)
    },
    warn,
  )
  return ended
}
