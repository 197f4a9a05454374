import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { OrderStatus } from '@/domain/orders/order'
import type { Db } from '../../platform/db/open'
import { columnsWithout } from '../../platform/db/queries/columns-without'
import { orderEvents, orderLines, orders } from '../../platform/db/schema'
import { countExactly, countRows } from '../../platform/db/queries/count-rows'
import type { Page, Total } from '../../platform/db/queries/page'
import { readPage, type ListOrder, type Slice } from '../../platform/db/queries/read-page'

const DERIVED = ['searchText', 'customerSort', 'statusStep', 'sequence'] as const
const columns = columnsWithout(orders, ...DERIVED)
/** Without what the database derives for lists alone. */
export type OrderRow = Omit<typeof orders.$inferSelect, (typeof DERIVED)[number]>

const selectOrders = (db: Db) => db.select(columns).from(orders)

export type OrderLineRow = typeof orderLines.$inferSelect
export type OrderEventRow = typeof orderEvents.$inferSelect

/** What an order's answers need of a line. */
export type OrderedLine = Omit<OrderLineRow, 'id' | 'orderId'>

export interface Order extends OrderRow {
  /** In the order of the cart, gifts at the end. */
  readonly lines: readonly OrderedLine[]
}

async function linesOf(db: Db, orderIds: readonly string[]): Promise<OrderLineRow[]> {
  if (orderIds.length === 0) return []
  return db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position))
}

/** Adds their lines to order rows, in one query however many there are. */
async function withLines(db: Db, rows: readonly OrderRow[]): Promise<Order[]> {
  const ids = rows.map(({ id }) => id)
  const byOrder = new Map<string, OrderLineRow[]>(ids.map((id) => [id, []]))
  for (const line of await linesOf(db, ids)) byOrder.get(line.orderId)?.push(line)
  return rows.map((row) => ({ ...row, lines: byOrder.get(row.id) ?? [] }))
}

async function findOne(db: Db, which: SQL | undefined): Promise<Order | undefined> {
  const rows = await selectOrders(db).where(which).limit(1)
  const [order] = await withLines(db, rows)
  return order
}

export const findOrder = (db: Db, id: string) => findOne(db, eq(orders.id, id))

/** Those of the ids that there are, in the order of the ids. */
export async function findOrders(db: Db, ids: readonly string[]): Promise<Order[]> {
  const found = await withLines(db, await selectOrders(db).where(inArray(orders.id, [...ids])))
  const byId = new Map(found.map((order) => [order.id, order]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The order that a key has placed. */
export const findOrderByKey = (db: Db, key: string) => findOne(db, eq(orders.idempotencyKey, key))

/** An account's own order; a guest's order with the same e-mail is none. */
export const findOrderOfUser = (db: Db, id: string, userId: string) =>
  findOne(db, and(eq(orders.id, id), eq(orders.userId, userId)))

/** By what a guest types. */
export const findOrderByNumber = (db: Db, number: string, email: string) =>
  findOne(
    db,
    and(eq(orders.number, number.trim().toUpperCase()), eq(orders.email, email.trim().toLowerCase())),
  )

/** Oldest first. */
export const findEvents = (db: Db, orderId: string): Promise<OrderEventRow[]> =>
  db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.at), asc(orderEvents.kind), asc(orderEvents.id))

export interface OrderQuery {
  readonly where: SQL | undefined
  readonly order: ListOrder
  /** What is known already. @default they are counted */
  readonly total?: Total
}

/** From here on the ids are found first, so that the rows before the page are read from an index alone. */
const DEEP = 1_000

/** A page of orders with their lines, and how many there are. */
export async function pageOfOrders(db: Db, { where, order, total }: OrderQuery, page: Page) {
  const from = sql`from ${orders} where ${where ?? sql`true`}`
  const read = async ({ orderBy, limit, offset }: Slice) => {
    const rows = selectOrders(db).orderBy(...orderBy)
    if (offset < DEEP) return rows.where(where).limit(limit).offset(offset)
    const ids = db.select({ id: orders.id }).from(orders).where(where)
    return rows.where(
      inArray(
        orders.id,
        ids
          .orderBy(...orderBy)
          .limit(limit)
          .offset(offset),
      ),
    )
  }
  const { rows, ...counted } = await readPage(page, {
    order,
    read,
    total: total ?? (await countRows(db, from)),
    countExactly: () => countExactly(db, from),
  })
  return { orders: await withLines(db, rows), ...counted }
}

export const NEWEST_ORDERS: ListOrder = [
  { column: orders.createdAt, descending: true },
  { column: orders.sequence, descending: true },
]

export const listOrdersOfUser = (db: Db, userId: string, status: OrderStatus | undefined, page: Page) =>
  pageOfOrders(
    db,
    {
      where: and(eq(orders.userId, userId), status === undefined ? undefined : eq(orders.status, status)),
      order: NEWEST_ORDERS,
    },
    page,
  )

/** Locks an order, so that its changes happen one after the other. */
export async function lockOrder(tx: Db, id: string): Promise<Order | undefined> {
  const [row] = await selectOrders(tx).where(eq(orders.id, id)).for('no key update')
  return row && { ...row, lines: await linesOf(tx, [id]) }
}

export type OrderChange = Partial<
  Pick<
    OrderRow,
    | 'status'
    | 'paymentStatus'
    | 'releasedAt'
    | 'cargoCompanyId'
    | 'cargoName'
    | 'trackingNumber'
    | 'trackingUrl'
    | 'shippedAt'
    | 'refunded'
    | 'premiumMonths'
    | 'street'
    | 'zipCode'
    | 'city'
    | 'country'
    | 'remindedAt'
  >
>

export type OrderEvent = Pick<OrderEventRow, 'kind' | 'from' | 'to'> & Partial<Pick<OrderEventRow, 'note'>>

export interface OrderUpdate {
  readonly change: OrderChange
  readonly events: readonly OrderEvent[]
  /** Who did it. */
  readonly actor: string
  readonly at: Date
}

/** Writes a change and its entries in the order's history. @returns the order as it is now */
export async function updateOrder(tx: Db, order: Order, update: OrderUpdate): Promise<Order> {
  const { change, events, actor, at } = update
  await tx
    .update(orders)
    .set({ ...change, updatedAt: at })
    .where(eq(orders.id, order.id))
  if (events.length > 0) {
    await tx.insert(orderEvents).values(events.map((event) => ({ ...event, orderId: order.id, actor, at })))
  }
  return { ...order, ...change, updatedAt: at }
}
