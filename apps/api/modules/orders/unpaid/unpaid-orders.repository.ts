import { and, asc, eq, gt, gte, isNull, lt, max, not, notExists, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/db/open'
import { orderEvents, orders } from '../../../platform/db/schema'
import type { OrderRow } from '../orders.repository'

type Payable = Pick<OrderRow, 'status' | 'paymentStatus' | 'total'>

/** Still pending and unpaid; where nothing is to be paid, no payment is waited for. */
export const isUnpaid = ({ status, paymentStatus, total }: Payable): boolean =>
  status === 'pending' && paymentStatus === 'pending' && total > 0

const unpaid = and(eq(orders.status, 'pending'), eq(orders.paymentStatus, 'pending'), gt(orders.total, 0))

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)

const becamePending = and(eq(orderEvents.kind, 'status'), eq(orderEvents.to, 'pending'))

/** Placed before this instant and not reopened since. */
function waitsSince(db: Db, before: Date): SQL | undefined {
  const reopened = db
    .select({ one: sql`1` })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orders.id), becamePending, gte(orderEvents.at, before)))
  return and(lt(orders.createdAt, before), notExists(reopened))
}

/** Unpaid orders waiting since before this instant, oldest first. */
export const listOverdue = (db: Db, before: Date, limit: number): Promise<string[]> =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(and(unpaid, waitsSince(db, before)))
    .orderBy(asc(orders.createdAt))
    .limit(limit)
    .then(idsOf)

/** Unpaid orders waiting since this period whose customer has not been reminded yet. */
export const listToRemind = (db: Db, from: Date, before: Date, limit: number): Promise<string[]> =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(unpaid, isNull(orders.remindedAt), waitsSince(db, before), not(waitsSince(db, from) ?? sql`false`)),
    )
    .orderBy(asc(orders.createdAt))
    .limit(limit)
    .then(idsOf)

/** When the order was placed, or last reopened. */
export async function pendingSince(db: Db, { id, createdAt }: OrderRow): Promise<Date> {
  const [row] = await db
    .select({ at: max(orderEvents.at) })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, id), becamePending))
  return row?.at ?? createdAt
}
