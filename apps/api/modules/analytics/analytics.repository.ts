import { and, asc, between, count, desc, eq, gt, gte, isNull, lt, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Currency, Platform } from '@/shop/shared/platform'
import type { Db } from '../../platform/db/open'
import {
  orderCounts,
  orderDays,
  type productDays,
  products,
  shelfCounts,
  userCounts,
  users,
} from '../../platform/db/schema'
import { productSelection, withRelations, type Product } from '../catalogue/products.repository'

export const always = sql`true`
/** Sums are counts and minor units, which a double represents exactly. */
export const sumIf = (column: PgColumn, condition: SQL | undefined) =>
  sql<number>`coalesce(sum(${column}) filter (where ${condition}), 0)::float8`

/** Column with the day in a platform's time zone. */
const dayColumn = {
  germany: 'berlinDay',
  mobile: 'berlinDay',
  turkey: 'istanbulDay',
} as const satisfies Record<Platform, 'berlinDay' | 'istanbulDay'>

/** Calendar days `YYYY-MM-DD` in the platform's time zone, both inclusive. */
export interface Days {
  readonly zoneOf: Platform
  readonly first: string
  readonly last: string
}

/** Also restricts Berlin's day, with which the primary keys begin; the day in another zone differs by at most one. */
export function isWithin(table: typeof orderDays | typeof productDays, { zoneOf, first, last }: Days) {
  const day = dayColumn[zoneOf]
  const near = sql`${table.berlinDay} between ${first}::date - 1 and ${last}::date + 1`
  return and(between(table[day], first, last), day === 'berlinDay' ? undefined : near)
}

/** Orders and revenue by platform and currency: all, and since a day in Berlin. */
export const countOrders = (db: Db, since: string) =>
  db
    .select({
      platform: orderDays.platform,
      currency: orderDays.currency,
      orders: sumIf(orderDays.orders, always),
      revenue: sumIf(orderDays.revenue, always),
      recentOrders: sumIf(orderDays.orders, gte(orderDays.berlinDay, since)),
      recentRevenue: sumIf(orderDays.revenue, gte(orderDays.berlinDay, since)),
    })
    .from(orderDays)
    .groupBy(orderDays.platform, orderDays.currency)
    .having(sql`sum(${orderDays.orders}) > 0`)

/** Accounts by platform. */
export const countAccounts = (db: Db) =>
  db
    .select({ platform: userCounts.platform, total: sumIf(userCounts.users, always) })
    .from(userCounts)
    .groupBy(userCounts.platform)

/** Accounts created since `from` and, if given, before `to`. */
export const countNewAccounts = (db: Db, from: Date, to?: Date) =>
  db.$count(users, and(gte(users.createdAt, from), to && lt(users.createdAt, to)))

/** Active products by the platforms on which they have a price. */
export const countOffers = (db: Db) =>
  db
    .select({ platform: shelfCounts.platform, products: sumIf(shelfCounts.products, always) })
    .from(shelfCounts)
    .groupBy(shelfCounts.platform)

/** Open tasks of the administrators. */
export async function countTasks(db: Db) {
  const [pending] = await db
    .select({ value: sumIf(orderCounts.orders, always) })
    .from(orderCounts)
    .where(eq(orderCounts.status, 'pending'))
  const [low] = await db
    .select({ value: count() })
    .from(products)
    .where(and(eq(products.status, 'active'), isNull(products.archivedAt), sql`${products.isLow}`))
  return { pendingOrders: pending?.value ?? 0, lowStockProducts: low?.value ?? 0 }
}

export async function findTopProducts(db: Db, limit: number): Promise<Product[]> {
  const rows = await productSelection(db)
    .where(and(isNull(products.archivedAt), gt(products.salesCount, 0)))
    .orderBy(desc(products.salesCount), asc(products.position), asc(products.createdAt), asc(products.id))
    .limit(limit)
  return withRelations(db, rows)
}

export interface Scope {
  readonly days: Days
  /** Missing for all platforms. */
  readonly platform?: Platform | undefined
  /** Currency of the amounts; orders in other currencies are left out. */
  readonly currency: Currency
}

/** Orders and revenue by calendar day `YYYY-MM-DD`; days without orders are missing. */
export function countByDay(db: Db, { days, platform, currency }: Scope) {
  const day = orderDays[dayColumn[days.zoneOf]]
  return db
    .select({
      day,
      orders: sumIf(orderDays.orders, always),
      revenue: sumIf(orderDays.revenue, eq(orderDays.currency, currency)),
    })
    .from(orderDays)
    .where(
      and(isWithin(orderDays, days), platform === undefined ? undefined : eq(orderDays.platform, platform)),
    )
    .groupBy(day)
}

/** The same by calendar month `YYYY-MM`. */
export function countByMonth(db: Db, { days, platform, currency }: Scope) {
  const month = sql<string>`to_char(${orderDays[dayColumn[days.zoneOf]]}, 'YYYY-MM')`
  return db
    .select({
      month,
      orders: sumIf(orderDays.orders, always),
      revenue: sumIf(orderDays.revenue, eq(orderDays.currency, currency)),
    })
    .from(orderDays)
    .where(
      and(isWithin(orderDays, days), platform === undefined ? undefined : eq(orderDays.platform, platform)),
    )
    .groupBy(month)
}

/** Orders and revenue of the days, by platform and currency. */
export const countByPlatform = (db: Db, days: Days) =>
  db
    .select({
      platform: orderDays.platform,
      currency: orderDays.currency,
      orders: sumIf(orderDays.orders, always),
      revenue: sumIf(orderDays.revenue, always),
    })
    .from(orderDays)
    .where(isWithin(orderDays, days))
    .groupBy(orderDays.platform, orderDays.currency)
