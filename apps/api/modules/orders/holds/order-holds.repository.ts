import { createHash } from 'node:crypto'
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm'
import { networkOf } from '@apps/api/platform/auth/network'
import type { Db } from '@apps/api/platform/db/open'
import { prepared } from '@apps/api/platform/db/prepared'
import { orderHolds, orderLines, orders } from '@apps/api/platform/db/schema'

export type OrderHold = typeof orderHolds.$inferSelect

/** What is stored of a buyer's address: a hash of its network, which is the first half of an IPv6 address. */
export const networkHash = (address: string): string =>
  createHash('sha256')
    .update(`hold:${networkOf(address)}`)
    .digest('hex')

/** Pending, unpaid and holding its units. */
export const holdsUnpaid = and(
  eq(orders.status, 'pending'),
  eq(orders.paymentStatus, 'pending'),
  gt(orders.total, 0),
  isNull(orders.releasedAt),
)

/** Checkouts of one address run one after the other from here on, so that each counts the others' orders. */
export const lockAddress = (tx: Db, email: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 8))`)

const countOpen = prepared((db) =>
  db
    .select({ open: sql<number>`count(*)::int` })
    .from(orders)
    .where(and(eq(orders.email, sql.placeholder('email')), holdsUnpaid))
    .prepare('count_open_orders'),
)

/** Open unpaid orders of an email address. */
export const countOpenOrders = async (tx: Db, email: string): Promise<number> =>
  (await countOpen(tx).execute({ email }))[0]?.open ?? 0

const sumHeld = prepared((db) =>
  db
    .select({ productId: orderLines.productId, units: sql<number>`sum(${orderLines.quantity})::int` })
    .from(orderHolds)
    .innerJoin(orderLines, eq(orderLines.orderId, orderHolds.orderId))
    .where(
      and(
        eq(orderHolds.network, sql.placeholder('network')),
        sql`${orderLines.productId} = any(${sql.placeholder('products')}::uuid[])`,
      ),
    )
    .groupBy(orderLines.productId)
    .prepare('sum_held_units'),
)

/** Units that unpaid orders of a network hold, by product. The caller must hold the products' locks. */
export async function heldUnits(
  tx: Db,
  network: string,
  products: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await sumHeld(tx).execute({ network, products })
  return new Map(rows.map(({ productId, units }) => [productId, units]))
}

export async function findHold(db: Db, which: SQL): Promise<OrderHold | undefined> {
  const [hold] = await db.select().from(orderHolds).where(which)
  return hold
}

export const confirmHold = (tx: Db, orderId: string, now: Date) =>
  tx.update(orderHolds).set({ confirmedAt: now }).where(eq(orderHolds.orderId, orderId))

/** Confirms what an account holds that has proved to own the address of its orders. */
export const confirmHoldsOf = (tx: Db, user: { readonly id: string; readonly email: string }, now: Date) =>
  tx
    .update(orderHolds)
    .set({ confirmedAt: now })
    .where(
      and(
        isNotNull(orderHolds.network),
        isNull(orderHolds.confirmedAt),
        inArray(
          orderHolds.orderId,
          tx
            .select({ id: orders.id })
            .from(orders)
            .where(and(eq(orders.userId, user.id), eq(orders.email, user.email))),
        ),
      ),
    )

/** Ids of orders that were not confirmed in time, oldest first. */
export const listUnconfirmed = (db: Db, now: Date, limit: number): Promise<string[]> =>
  db
    .select({ id: orderHolds.orderId })
    .from(orderHolds)
    .where(and(isNotNull(orderHolds.network), isNull(orderHolds.confirmedAt), lt(orderHolds.confirmBy, now)))
    .orderBy(asc(orderHolds.confirmBy))
    .limit(limit)
    .then((rows) => rows.map(({ id }) => id))
