import {
  and,
  asc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  max,
  not,
  notExists,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { OrderStatus } from '@/shop/orders/order'
import type { Db } from '@apps/api/platform/db/open'
import { orderEvents, orders } from '@apps/api/platform/db/schema'
import type { StoredOrder } from '../orders.repository'

type Payable = Pick<StoredOrder, 'status' | 'paymentStatus' | 'total'>

/** Statuses before the goods leave the house; the index `orders_unpaid` holds these. */
const NOT_SENT = ['pending', 'confirmed', 'processing'] as const satisfies readonly OrderStatus[]

/** Not sent and unpaid; where nothing is to be paid, no payment is waited for. */
export const isUnpaid = ({ status, paymentStatus, total }: Payable): boolean =>
  NOT_SENT.some((step) => step === status) && paymentStatus === 'pending' && total > 0

/** Nobody has begun to work on it either. */
export const isCancellable = (order: Payable): boolean => isUnpaid(order) && order.status === 'pending'

const unpaid = and(inArray(orders.status, NOT_SENT), eq(orders.paymentStatus, 'pending'), gt(orders.total, 0))

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)

/** Placed or reopened, or a payment taken back that was entered by mistake. */
const becamePending = and(inArray(orderEvents.kind, ['status', 'payment']), eq(orderEvents.to, 'pending'))

const pendingAgain = (db: Db, since: Date | typeof orders.remindedAt) =>
  db
    .select({ one: sql`1` })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orders.id), becamePending, gte(orderEvents.at, since)))

/** Placed before this instant and not reopened since. */
const waitsSince = (db: Db, before: Date): SQL | undefined =>
  and(lt(orders.createdAt, before), notExists(pendingAgain(db, before)))

/** An earlier reminder was about an earlier payment period. */
const isNotReminded = (db: Db): SQL | undefined =>
  or(isNull(orders.remindedAt), exists(pendingAgain(db, orders.remindedAt)))

/** Unpaid orders that nobody works on and that wait since before this instant, oldest first. */
export const listOverdue = (db: Db, before: Date, limit: number): Promise<string[]> =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(and(unpaid, eq(orders.status, 'pending'), waitsSince(db, before)))
    .orderBy(asc(orders.createdAt))
    .limit(limit)
    .then(idsOf)

/** Unpaid orders waiting since this period whose customer has not been reminded yet. */
export const listToRemind = (db: Db, from: Date, before: Date, limit: number): Promise<string[]> =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(and(unpaid, isNotReminded(db), waitsSince(db, before), not(waitsSince(db, from) ?? sql`false`)))
    .orderBy(asc(orders.createdAt))
    .limit(limit)
    .then(idsOf)

/** When the order was placed, or last reopened. */
export async function pendingSince(db: Db, { id, createdAt }: StoredOrder): Promise<Date> {
  const [row] = await db
    .select({ at: max(orderEvents.at) })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, id), becamePending))
  return row?.at ?? createdAt
}
