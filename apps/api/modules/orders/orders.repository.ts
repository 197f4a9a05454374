import { and, asc, count, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { OrderStatus } from '@/domain/orders/order'
import type { Db } from '../../platform/db/open'
import { orderEvents, orderLines, orders } from '../../platform/db/schema'
import { offsetOf, type Page } from '../../platform/db/queries/page'

export type OrderRow = typeof orders.$inferSelect
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
  const rows = await db.select().from(orders).where(which).limit(1)
  const [order] = await withLines(db, rows)
  return order
}

export const findOrder = (db: Db, id: string) => findOne(db, eq(orders.id, id))

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

/** A page of orders with their lines, and how many there are. */
export async function pageOfOrders(db: Db, where: SQL | undefined, order: readonly SQL[], page: Page) {
  const rows = await db
    .select()
    .from(orders)
    .where(where)
    .orderBy(...order)
    .limit(page.limit)
    .offset(offsetOf(page))
  const [total] = await db.select({ value: count() }).from(orders).where(where)
  return { orders: await withLines(db, rows), total: total?.value ?? 0 }
}

export const listOrdersOfUser = (db: Db, userId: string, status: OrderStatus | undefined, page: Page) =>
  pageOfOrders(
    db,
    and(eq(orders.userId, userId), status === undefined ? undefined : eq(orders.status, status)),
    [desc(orders.createdAt), desc(orders.number)],
    page,
  )

/** Locks an order, so that its changes happen one after the other. */
export async function lockOrder(tx: Db, id: string): Promise<Order | undefined> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('no key update')
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
