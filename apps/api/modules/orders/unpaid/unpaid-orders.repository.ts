import { and, asc, eq, gte, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../../platform/db/open'
import { orders } from '../../../platform/db/schema'
import type { OrderRow } from '../orders.repository'

/** Still pending and unpaid. */
export const isUnpaid = ({ status, paymentStatus }: Pick<OrderRow, 'status' | 'paymentStatus'>): boolean =>
  status === 'pending' && paymentStatus === 'pending'

const unpaid = and(eq(orders.status, 'pending'), eq(orders.paymentStatus, 'pending'))

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)

/** Unpaid orders placed before this instant, oldest first. */
export const listOverdue = (db: Db, before: Date, limit: number): Promise<string[]> =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(and(unpaid, lt(orders.createdAt, before)))
    .orderBy(asc(orders.createdAt))
    .limit(limit)
    .then(idsOf)

/** Unpaid orders placed in this period whose customer has not been reminded yet. */
export const listToRemind = (db: Db, from: Date, before: Date, limit: number): Promise<string[]> =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(and(unpaid, isNull(orders.remindedAt), gte(orders.createdAt, from), lt(orders.createdAt, before)))
    .orderBy(asc(orders.createdAt))
    .limit(limit)
    .then(idsOf)
