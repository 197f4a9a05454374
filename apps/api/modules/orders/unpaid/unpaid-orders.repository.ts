import { and, asc, eq, gt, gte, isNull, lt, notExists, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/open'
import { orderEvents, orders } from '../../../platform/db/schema'
import type { OrderRow } from '../orders.repository'

type Payable = Pick<OrderRow, 'status' | 'paymentStatus' | 'total'>

/** Still pending and unpaid; where nothing is to be paid, no payment is waited for. */
export const isUnpaid = ({ status, paymentStatus, total }: Payable): boolean =>
  status === 'pending' && paymentStatus === 'pending' && total > 0

const unpaid = and(eq(orders.status, 'pending'), eq(orders.paymentStatus, 'pending'), gt(orders.total, 0))

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)

/** Unpaid orders placed before this instant and not reopened since, oldest first. */
export function listOverdue(db: Db, before: Date, limit: number): Promise<string[]> {
  const reopened = db
    .select({ one: sql`1` })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, orders.id),
        eq(orderEvents.kind, 'status'),
        eq(orderEvents.to, 'pending'),
        gte(orderEvents.at, before),
      ),
    )
  return db
    .select({ id: orders.id })
    .from(orders)
    .where(and(unpaid, lt(orders.createdAt, before), notExists(reopened)))
    .orderBy(asc(orders.createdAt))
    .limit(limit)
    .then(idsOf)
}

/** Unpaid orders placed in this period whose customer has not been reminded yet. */
export const listToRemind = (db: Db, from: Date, before: Date, limit: number): Promise<string[]> =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(and(unpaid, isNull(orders.remindedAt), gte(orders.createdAt, from), lt(orders.createdAt, before)))
    .orderBy(asc(orders.createdAt))
    .limit(limit)
    .then(idsOf)
