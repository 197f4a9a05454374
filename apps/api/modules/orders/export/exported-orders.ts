import { and, asc, gte, inArray, type AnyColumn, type SQL } from 'drizzle-orm'
import { addressOf } from '@/shop/orders/postal-address'
import type { OrderSort } from '@/shop/orders/order'
import type { CsvOrder } from '@/shop/orders/orders-csv'
import type { Db } from '@apps/api/platform/db/open'
import { inBatches } from '@apps/api/platform/db/queries/in-batches'
import type { ListOrder } from '@apps/api/platform/db/queries/read-page'
import { orderLines, orders } from '@apps/api/platform/db/schema'
import { orderConditions, orderSorts, type OrderFilter } from '../order-list.repository'
import { NEWEST_ORDERS } from '../orders.repository'
import { findInvoices } from '../invoices.repository'
import { findParcels, type ParcelRow } from '../parcels/parcels.repository'
import { NumberSet } from './number-set'

/** Orders read at once. */
const BATCH = 250

/** Columns that an order of the list consists of. */
const keys = {
  id: orders.id,
  createdAt: orders.createdAt,
  sequence: orders.sequence,
  customerSort: orders.customerSort,
  total: orders.total,
  statusStep: orders.statusStep,
}
/** With what the file shows; reading whole orders takes three times as long. */
const columns = {
  ...keys,
  number: orders.number,
  platform: orders.platform,
  status: orders.status,
  customerName: orders.customerName,
  company: orders.company,
  vatId: orders.vatId,
  email: orders.email,
  phone: orders.phone,
  currency: orders.currency,
  paymentMethod: orders.paymentMethod,
  paymentStatus: orders.paymentStatus,
  outstanding: orders.outstanding,
  street: orders.street,
  zipCode: orders.zipCode,
  city: orders.city,
  country: orders.country,
  postNumber: orders.postNumber,
  updatedAt: orders.updatedAt,
}
type ExportedRow = Pick<typeof orders.$inferSelect, keyof typeof columns>

const valueIn = (row: Readonly<Record<string, unknown>>, column: AnyColumn | SQL): unknown =>
  Object.entries(keys).flatMap(([name, each]) => (each === column ? [row[name]] : []))[0]

/** With the id at the end no two orders are in the same place. */
const total = (order: ListOrder): ListOrder => {
  const last = order.at(-1)
  return last?.column === orders.id
    ? order
    : [...order, { column: orders.id, descending: last?.descending ?? false }]
}

function readRows(db: Db, where: SQL | undefined, sort: ListOrder): AsyncGenerator<readonly ExportedRow[]> {
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

/** Carriers and numbers of all parcels. */
const shipmentOf = (parcels: readonly ParcelRow[]): CsvOrder['shipment'] => {
  const joined = (values: readonly (string | null)[]) => [...new Set(values.filter(Boolean))].join(', ')
  return {
    company: joined(parcels.map(({ cargoName }) => cargoName)),
    trackingNumber: joined(parcels.map(({ trackingNumber }) => trackingNumber)),
  }
}

async function withLines(db: Db, rows: readonly ExportedRow[]): Promise<CsvOrder[]> {
  const { orderId, position, name, quantity } = orderLines
  const ids = rows.map(({ id }) => id)
  const lines = await db
    .select({ orderId, name, quantity })
    .from(orderLines)
    .where(inArray(orderId, ids))
    .orderBy(asc(orderId), asc(position))
  const byOrder = new Map<string, (typeof lines)[number][]>(ids.map((id) => [id, []]))
  for (const line of lines) byOrder.get(line.orderId)?.push(line)
  const invoices = await findInvoices(db, ids)
  const parcels = new Map<string, ParcelRow[]>(ids.map((id) => [id, []]))
  for (const parcel of await findParcels(db, ids)) parcels.get(parcel.orderId)?.push(parcel)
  return rows.map(({ id, createdAt, customerName, email, phone, paymentMethod, paymentStatus, ...row }) => ({
    ...row,
    address: addressOf(row),
    invoiceNumber: invoices.get(id)?.number ?? '',
    shipment: shipmentOf(parcels.get(id) ?? []),
    createdAt: createdAt.toISOString(),
    customer: { name: customerName, email, phone, company: row.company, vatId: row.vatId },
    payment: { method: paymentMethod, status: paymentStatus },
    lines: byOrder.get(id) ?? [],
  }))
}

/**
 * Sorts by what changes, status and (when a customer is anonymised) name: an order may leave its place for one that
 * was read already.
 */
const CHANGING: readonly OrderSort[] = ['status_asc', 'status_desc', 'customer_asc', 'customer_desc']

/** The clocks of processes that change orders may differ by so much. */
const CLOCKS_MS = 60_000

/**
 * All orders of the filter in the list's order, each of them once, in batches. One that was moved past the place of
 * reading comes at the end.
 */
export async function* exportedOrders(
  db: Db,
  filter: OrderFilter,
  now: Date,
): AsyncGenerator<readonly CsvOrder[]> {
  const where = await orderConditions(db, filter, now)
  const sort = filter.sort ?? 'newest'
  if (!CHANGING.includes(sort)) {
    for await (const rows of readRows(db, where, orderSorts[sort])) yield withLines(db, rows)
    return
  }
  const started = new Date(now.getTime() - CLOCKS_MS)
  const written = new NumberSet()
  /** What has not changed since the start has not been met before. */
  const isNew = ({ sequence, updatedAt }: ExportedRow) => written.add(sequence) || updatedAt < started
  const moved = and(where, gte(orders.updatedAt, started))
  for (const batches of [readRows(db, where, orderSorts[sort]), readRows(db, moved, NEWEST_ORDERS)]) {
    for await (const rows of batches) {
      const fresh = rows.filter(isNew)
      if (fresh.length > 0) yield withLines(db, fresh)
    }
  }
}
