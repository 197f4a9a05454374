import {
  aliasedTable,
  and,
  asc,
  count,
  eq,
  inArray,
  isNull,
  min,
  ne,
  notInArray,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { Platform } from '@/shop/shared/platform'
import type { Money } from '@/shop/shared/money'
import type { Db } from '../../platform/db/open'
import { orders, users } from '../../platform/db/schema'
import { countExactly, countRows } from '../../platform/db/queries/count-rows'
import { inBatches } from '../../platform/db/queries/in-batches'
import { columnMatchesSearch } from '../../platform/db/queries/matches-search'
import type { PageRequest } from '../../platform/db/queries/page'
import { readPage, type ListOrder, type PagedRows } from '../../platform/db/queries/read-page'

export interface GuestFilter {
  /** Words of the latest order, or a whole address. */
  readonly search?: string | undefined
  readonly platform?: Platform | undefined
}

const { id, email, customerName: name, phone, platform, createdAt: lastOrder } = orders

const COUNTED = and(
  notInArray(orders.status, ['cancelled', 'refunded']),
  ne(orders.paymentStatus, 'refunded'),
)

/** Number of orders, and what was paid for them in minor units, of each currency. */
export const orderSums = {
  currency: orders.currency,
  orders: count(),
  counted: sql<number>`(count(*) filter (where ${COUNTED}))::int`,
  amount: sql<number>`coalesce(sum(${orders.total} - ${orders.refunded}) filter (where ${COUNTED}), 0)::float8`,
}

/** A whole address is compared exactly: a text search is slow there, because addresses share most of their letters. */
export async function isAddress(db: Db, search: string | undefined): Promise<SQL | undefined> {
  const address = search?.trim().toLowerCase() ?? ''
  if (!address.includes('@')) return undefined
  const [known] = await db.select({ id }).from(orders).where(eq(email, address)).limit(1)
  return known && eq(email, address)
}

const isGuestOrder = and(isNull(orders.userId), ne(email, sql`''`))

const later = aliasedTable(orders, 'later')

/**
 * The latest order of each address that is no customer's. Both questions are asked row by row, through an index: as a
 * join they would be answered for all orders before the first page.
 */
const isLatest = and(
  isGuestOrder,
  sql`(select ${later.id} = ${id} from ${orders} as later where ${later.email} = ${email} and ${later.userId} is null
    order by ${later.createdAt} desc, ${later.id} desc limit 1)`,
  sql`(select count(*) = 0 from ${users} where ${users.email} = ${email})`,
)

const guestConditions = async (db: Db, { search, platform: wanted }: GuestFilter): Promise<SQL | undefined> =>
  and(
    isLatest,
    wanted === undefined ? undefined : eq(platform, wanted),
    (await isAddress(db, search)) ?? columnMatchesSearch(search, orders.searchText),
  )

interface LatestOrder {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly phone: string
  readonly platform: Platform
  readonly lastOrder: Date
}

export interface GuestRow extends LatestOrder {
  readonly orderCount: number
  readonly spent: readonly Money[]
  readonly firstOrder: Date
}

const latest = { id, email, name, phone, platform, lastOrder }

async function withSums(db: Db, rows: readonly LatestOrder[]): Promise<GuestRow[]> {
  const sums = await db
    .select({ email, ...orderSums, first: min(lastOrder) })
    .from(orders)
    .where(
      and(
        isGuestOrder,
        inArray(
          email,
          rows.map((row) => row.email),
        ),
      ),
    )
    .groupBy(email, orders.currency)
    .orderBy(asc(orders.currency))
  return rows.map((row) => {
    const own = sums.filter((sum) => sum.email === row.email)
    const starts = own.map(({ first }) => (first ?? row.lastOrder).getTime())
    return {
      ...row,
      orderCount: own.reduce((all, sum) => all + sum.orders, 0),
      spent: own.filter(({ counted }) => counted > 0).map(({ amount, currency }) => ({ amount, currency })),
      firstOrder: new Date(Math.min(row.lastOrder.getTime(), ...starts)),
    }
  })
}

/** Order of the list: who ordered last comes first. */
const LATEST_GUESTS: ListOrder = [
  { column: lastOrder, descending: true },
  { column: id, descending: true },
]

export async function findGuests(
  db: Db,
  filter: GuestFilter,
  page: PageRequest,
): Promise<PagedRows<GuestRow>> {
  const where = await guestConditions(db, filter)
  const from = sql`from ${orders} where ${where}`
  const found = await readPage<LatestOrder>(page, {
    order: LATEST_GUESTS,
    total: await countRows(db, from),
    countExactly: () => countExactly(db, from),
    read: ({ orderBy, limit, offset }) =>
      db
        .select(latest)
        .from(orders)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
  })
  return { ...found, rows: await withSums(db, found.rows) }
}

/** The guest of any of their orders. */
export async function findGuest(db: Db, orderId: string): Promise<GuestRow | undefined> {
  const [asked] = await db.select({ email }).from(orders).where(eq(id, orderId))
  const rows = asked
    ? await db
        .select(latest)
        .from(orders)
        .where(and(isLatest, eq(email, asked.email)))
    : []
  return (await withSums(db, rows))[0]
}

/** Guests read at once. */
const BATCH = 250

/** All guests of the filter in the list's order, in batches. */
export async function* exportedGuests(db: Db, filter: GuestFilter): AsyncGenerator<readonly GuestRow[]> {
  const where = await guestConditions(db, filter)
  const batches = inBatches<LatestOrder>({
    order: LATEST_GUESTS,
    read: (range, orderBy) =>
      db
        .select(latest)
        .from(orders)
        .where(and(where, range))
        .orderBy(...orderBy)
        .limit(BATCH),
    keyOf: (row) => [row.lastOrder, row.id],
  })
  for await (const rows of batches) yield withSums(db, rows)
}
