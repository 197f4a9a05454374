import { and, asc, eq, getTableColumns, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { Tint } from '@/shop/catalogue/product'
import type { OrderStatus } from '@/shop/orders/order'
import { auditAll } from '../../platform/audit/audit.repository'
import { loggedAmount } from '../../platform/audit/changes'
import type { Db } from '../../platform/db/open'
import { columnsWithout } from '../../platform/db/queries/columns-without'
import { orderEvents, orderHolds, orderLines, orders, products, users } from '../../platform/db/schema'
import { countExactly, countRows } from '../../platform/db/queries/count-rows'
import { tellWebhooks } from '../../platform/webhooks/queue.repository'
import { editedAt } from '../../platform/http/stale'
import { eventsOfChange } from './told-events'
import { findParcels, type ParcelRow } from './parcels/parcels.repository'
import type { PageRequest, Total } from '../../platform/db/queries/page'
import { readPage, type ListOrder, type Slice } from '../../platform/db/queries/read-page'

const DERIVED = ['searchText', 'customerSort', 'statusStep', 'sequence'] as const
const columns = columnsWithout(orders, ...DERIVED)
/** Without derived columns that only lists use. */
export type StoredOrder = Omit<typeof orders.$inferSelect, (typeof DERIVED)[number]>

const selectOrders = (db: Db) => db.select(columns).from(orders)

/** A line with the looks of its product, which are null once that is deleted. */
export type StoredOrderLine = typeof orderLines.$inferSelect & {
  readonly tint: Tint | null
  readonly subtitle: string | null
}
export type OrderEventRow = typeof orderEvents.$inferSelect

/** The columns of a line that responses need. */
export type OrderedLine = Omit<StoredOrderLine, 'id' | 'orderId'>

export interface Order extends StoredOrder {
  /** In the order of the cart, gifts last. */
  readonly lines: readonly OrderedLine[]
  /** The first one first; none before it is sent, or if it was set to shipped without cargo. */
  readonly parcels: readonly ParcelRow[]
}

async function linesOf(db: Db, orderIds: readonly string[]): Promise<StoredOrderLine[]> {
  if (orderIds.length === 0) return []
  return db
    .select({ ...getTableColumns(orderLines), tint: products.tint, subtitle: products.subtitle })
    .from(orderLines)
    .leftJoin(products, eq(products.id, orderLines.productId))
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position))
}

/** Adds lines and parcels to order rows, in a query each. */
async function withLines(db: Db, rows: readonly StoredOrder[]): Promise<Order[]> {
  const ids = rows.map(({ id }) => id)
  const byOrder = new Map<string, StoredOrderLine[]>(ids.map((id) => [id, []]))
  for (const line of await linesOf(db, ids)) byOrder.get(line.orderId)?.push(line)
  const packed = new Map<string, ParcelRow[]>(ids.map((id) => [id, []]))
  for (const parcel of await findParcels(db, ids)) packed.get(parcel.orderId)?.push(parcel)
  return rows.map((row) => ({
    ...row,
    lines: byOrder.get(row.id) ?? [],
    parcels: packed.get(row.id) ?? [],
  }))
}

async function findOne(db: Db, which: SQL | undefined): Promise<Order | undefined> {
  const rows = await selectOrders(db).where(which).limit(1)
  const [order] = await withLines(db, rows)
  return order
}

export const findOrder = (db: Db, id: string) => findOne(db, eq(orders.id, id))

/** The orders that exist, in the order of the ids. */
export async function findOrders(db: Db, ids: readonly string[]): Promise<Order[]> {
  const found = await withLines(db, await selectOrders(db).where(inArray(orders.id, [...ids])))
  const byId = new Map(found.map((order) => [order.id, order]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The order placed with an idempotency key. */
export const findOrderByKey = (db: Db, key: string) => findOne(db, eq(orders.idempotencyKey, key))

/** The account's own order; guest orders with the same email are not included. */
export const findOrderOfUser = (db: Db, id: string, userId: string) =>
  findOne(db, and(eq(orders.id, id), eq(orders.userId, userId)))

/** Looks up an order by number and email. */
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
  /**
   * Total if already known.
   * @default counted
   */
  readonly total?: Total
  /**
   * Where to begin reading instead of skipping `offset` rows: which rows are left, and how many of them to skip.
   * @default all rows that match
   */
  readonly jump?: (slice: Slice) => Promise<Start | undefined>
}

export interface Start {
  readonly where: SQL | undefined
  readonly offset: number
}

/** From this offset on, ids are read first, so that skipped rows come from the index alone. */
const DEEP = 1_000

/** A page of orders with their lines, and the total. */
export async function pageOfOrders(db: Db, { where, order, total, jump }: OrderQuery, page: PageRequest) {
  const from = sql`from ${orders} where ${where ?? sql`true`}`
  const read = async (slice: Slice) => {
    const { orderBy, limit, offset } = slice
    const rows = selectOrders(db).orderBy(...orderBy)
    if (offset < DEEP) return rows.where(where).limit(limit).offset(offset)
    const start = (await jump?.(slice)) ?? { where, offset }
    const ids = db.select({ id: orders.id }).from(orders).where(start.where)
    return rows.where(
      inArray(
        orders.id,
        ids
          .orderBy(...orderBy)
          .limit(limit)
          .offset(start.offset),
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

export const listOrdersOfUser = (
  db: Db,
  userId: string,
  status: OrderStatus | undefined,
  page: PageRequest,
) =>
  pageOfOrders(
    db,
    {
      where: and(eq(orders.userId, userId), status === undefined ? undefined : eq(orders.status, status)),
      order: NEWEST_ORDERS,
    },
    page,
  )

/** Locks an order, so that changes to it run one after the other. */
export async function lockOrder(tx: Db, id: string): Promise<Order | undefined> {
  const [row] = await selectOrders(tx).where(eq(orders.id, id)).for('no key update')
  return row && { ...row, lines: await linesOf(tx, [id]), parcels: await findParcels(tx, [id]) }
}

export type OrderChange = Partial<
  Pick<
    StoredOrder,
    | 'status'
    | 'paymentStatus'
    | 'releasedAt'
    | 'cargoCompanyId'
    | 'cargoName'
    | 'trackingNumber'
    | 'trackingUrl'
    | 'shippedAt'
    | 'refunded'
    | 'outstanding'
    | 'premiumMonths'
    | 'street'
    | 'zipCode'
    | 'city'
    | 'country'
    | 'postNumber'
    | 'remindedAt'
    | 'subtotal'
    | 'shipping'
    | 'discount'
    | 'shippingDiscount'
    | 'tax'
    | 'total'
    | 'couponCode'
    | 'couponPremiumMonths'
    | 'paymentInstructions'
  >
>

export type StoredOrderEvent = Pick<OrderEventRow, 'kind' | 'from' | 'to'> &
  Partial<Pick<OrderEventRow, 'note'>>

/** Who changes an order, and when. */
export interface Author {
  /** Name of the person or system, for the history. */
  readonly actor: string
  readonly now: Date
  /** Missing if the change is not an entry of its own in the activity log. */
  readonly adminId?: string
  /** Name of the API key that does it for the administrator. */
  readonly apiKey?: string | undefined
}

export interface OrderUpdate {
  readonly change: OrderChange
  readonly events: readonly StoredOrderEvent[]
  readonly by: Author
}

/** The history formats amounts in the reader's language, the log shows its values as they are. */
const loggedValue = ({ currency }: Order, { kind, to }: StoredOrderEvent): string =>
  kind === 'refund' || kind === 'change' || kind === 'difference'
    ? loggedAmount({ amount: Number(to), currency })
    : to

/** An entry of the history as the activity log has it. */
export const logEntry = (order: Order, event: StoredOrderEvent) => ({
  action: `order.${event.kind}`,
  subject: `order:${order.id}`,
  detail: {
    number: order.number,
    changes: [
      {
        field: event.kind,
        from: event.kind === 'change' ? loggedValue(order, { ...event, to: event.from ?? '' }) : event.from,
        to: loggedValue(order, event),
      },
    ],
  },
})

/** The buyer's network is needed only while the order holds unpaid units. */
async function forgetNetwork(tx: Db, { id, status, paymentStatus, releasedAt }: StoredOrder): Promise<void> {
  if (status === 'pending' && paymentStatus === 'pending' && releasedAt === null) return
  await tx
    .update(orderHolds)
    .set({ network: null })
    .where(and(eq(orderHolds.orderId, id), isNotNull(orderHolds.network)))
}

/** Updates an order, adds entries to its history and to the activity log, and tells webhooks. @returns the updated order */
export async function updateOrder(tx: Db, order: Order, update: OrderUpdate): Promise<Order> {
  const { change, events, by } = update
  const { actor, adminId, apiKey, now: at } = by
  const updatedAt = editedAt(at, order.updatedAt)
  await tx
    .update(orders)
    .set({ ...change, updatedAt })
    .where(eq(orders.id, order.id))
  if (events.length > 0) {
    await tx.insert(orderEvents).values(events.map((event) => ({ ...event, orderId: order.id, actor, at })))
  }
  if (adminId !== undefined) {
    const entries = events.map((event) => logEntry(order, event))
    await auditAll(tx, { id: adminId, apiKey }, entries, at)
  }
  await tellWebhooks(tx, eventsOfChange(order, update), at)
  const updated = { ...order, ...change, updatedAt }
  await forgetNetwork(tx, updated)
  return updated
}

/** Why the account with this e-mail address is banned, '' for no reason given; undefined unless it is. */
export async function findBan(db: Db, email: string): Promise<string | undefined> {
  const [found] = await db
    .select({ reason: users.banReason })
    .from(users)
    .where(and(eq(users.email, email.toLowerCase()), eq(users.status, 'banned')))
    .limit(1)
  return found?.reason
}
