import { and, gte, type AnyColumn, type SQL } from 'drizzle-orm'
import type { OrderSort } from '@/domain/orders/order'
import type { Db } from '../../../platform/db/open'
import { inBatches } from '../../../platform/db/queries/in-batches'
import type { ListOrder } from '../../../platform/db/queries/read-page'
import { orders } from '../../../platform/db/schema'
import { conditionsOf, orderSorts, type OrderFilter } from '../order-list.repository'
import { findOrders, NEWEST_ORDERS, type Order } from '../orders.repository'
import { NumberSet } from './number-set'

/** Orders read at once. */
const BATCH = 500

/** Columns that an order of the list consists of. */
const keys = {
  id: orders.id,
  createdAt: orders.createdAt,
  sequence: orders.sequence,
  customerSort: orders.customerSort,
  total: orders.total,
  statusStep: orders.statusStep,
}
const columns = { ...keys, updatedAt: orders.updatedAt }

const valueIn = (row: Readonly<Record<string, unknown>>, column: AnyColumn | SQL): unknown =>
  Object.entries(keys).flatMap(([name, each]) => (each === column ? [row[name]] : []))[0]

/** With the id at the end no two orders are in the same place. */
const total = (order: ListOrder): ListOrder => {
  const last = order.at(-1)
  return last?.column === orders.id
    ? order
    : [...order, { column: orders.id, descending: last?.descending ?? false }]
}

const readKeys = (db: Db, where: SQL | undefined, sort: ListOrder) => {
  const order = total(sort)
  return inBatches({
    order,
    read: (range, orderBy) =>
      db
        .select(columns)
        .from(orders)
        .where(and(where, range))
        .orderBy(...orderBy)
        .limit(BATCH),
    keyOf: (row) => order.map(({ column }) => valueIn(row, column)),
  })
}

/** Sorts by what changes daily: an order may leave its place for one that was read already. */
const CHANGING: readonly OrderSort[] = ['status_asc', 'status_desc']

/** The clocks of processes that change orders may differ by so much. */
const CLOCKS_MS = 60_000

/**
 * All orders of the filter in the list's order, each of them once, in batches. One that was moved past the place of reading
 * comes at the end.
 */
export async function* exportedOrders(
  db: Db,
  filter: OrderFilter,
  now: Date,
): AsyncGenerator<readonly Order[]> {
  const where = await conditionsOf(db, filter, now)
  const sort = filter.sort ?? 'newest'
  if (!CHANGING.includes(sort)) {
    for await (const rows of readKeys(db, where, orderSorts[sort]))
      yield findOrders(
        db,
        rows.map(({ id }) => id),
      )
    return
  }
  const started = new Date(now.getTime() - CLOCKS_MS)
  const written = new NumberSet()
  /** What has not changed since the start has not been met before. */
  const isNew = ({ sequence, updatedAt }: Pick<typeof orders.$inferSelect, 'sequence' | 'updatedAt'>) =>
    written.add(sequence) || updatedAt < started
  const moved = and(where, gte(orders.updatedAt, started))
  for (const batches of [readKeys(db, where, orderSorts[sort]), readKeys(db, moved, NEWEST_ORDERS)])
    for await (const rows of batches) {
      const ids = rows.filter(isNew).map(({ id }) => id)
      if (ids.length > 0) yield findOrders(db, ids)
    }
}
