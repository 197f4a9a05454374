import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  notInArray,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { Currency, Platform } from '@/domain/shared/platform'
import type { Db } from '../../platform/db/open'
import { orderLines, orders, productPrices, products, users } from '../../platform/db/schema'
import { withRelations, type Product } from '../catalogue/products.repository'

/** Cancelled and refunded orders do not count anywhere. */
const isCounted = and(
  notInArray(orders.status, ['cancelled', 'refunded']),
  ne(orders.paymentStatus, 'refunded'),
)

const countIf = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition}))::int`
/** Minor units; a double holds them exactly. */
const sumIf = (condition: SQL | undefined) =>
  sql<number>`coalesce(sum(${orders.total} - ${orders.refunded}) filter (where ${condition}), 0)::float8`
const always = sql`true`

/** Orders and their money, in all and since a day, by platform and currency. */
export const countOrders = (db: Db, since: Date) =>
  db
    .select({
      platform: orders.platform,
      currency: orders.currency,
      orders: countIf(always),
      revenue: sumIf(always),
      recentOrders: countIf(gte(orders.createdAt, since)),
      recentRevenue: sumIf(gte(orders.createdAt, since)),
    })
    .from(orders)
    .where(isCounted)
    .groupBy(orders.platform, orders.currency)

export interface Span {
  readonly from: Date
  /** Exclusive. */
  readonly to: Date
}

const isWithin = ({ from, to }: Span) => and(gte(orders.createdAt, from), lt(orders.createdAt, to))

/** Accounts by platform: all, those since `since`, those of as long a time before. */
export const countAccounts = (db: Db, { since, before }: { readonly since: Date; readonly before: Date }) =>
  db
    .select({
      platform: users.platform,
      total: countIf(always),
      recent: countIf(gte(users.createdAt, since)),
      previous: countIf(and(gte(users.createdAt, before), lt(users.createdAt, since))),
    })
    .from(users)
    .groupBy(users.platform)

const isOffered = and(eq(products.status, 'active'), isNull(products.archivedAt))

/** Active products by the platforms that they have a price on. */
export const countOffers = (db: Db) =>
  db
    .select({ platform: productPrices.platform, products: count() })
    .from(productPrices)
    .innerJoin(products, eq(products.id, productPrices.productId))
    .where(isOffered)
    .groupBy(productPrices.platform)

/** What an administrator has to do. */
export async function countTasks(db: Db) {
  const [pending] = await db.select({ value: count() }).from(orders).where(eq(orders.status, 'pending'))
  const [low] = await db
    .select({ value: count() })
    .from(products)
    .where(and(isOffered, lte(products.stockQuantity, products.lowStockThreshold)))
  return { pendingOrders: pending?.value ?? 0, lowStockProducts: low?.value ?? 0 }
}

export async function findTopProducts(db: Db, limit: number): Promise<Product[]> {
  const rows = await db
    .select()
    .from(products)
    .where(and(isNull(products.archivedAt), gt(products.salesCount, 0)))
    .orderBy(desc(products.salesCount), asc(products.position), asc(products.id))
    .limit(limit)
  return withRelations(db, rows)
}

interface Scope extends Span {
  /** Absent: all. */
  readonly platform?: Platform | undefined
  /** Of the amounts; orders in others have none. */
  readonly currency: Currency
}

const isInScope = ({ platform, ...span }: Omit<Scope, 'currency'>) =>
  and(isCounted, isWithin(span), platform === undefined ? undefined : eq(orders.platform, platform))

/** Orders and revenue by calendar day `YYYY-MM-DD`; days without an order are absent. */
export function countByDay(db: Db, scope: Scope & { readonly timeZone: string }) {
  const day = sql<string>`to_char(${orders.createdAt} at time zone ${scope.timeZone}::text, 'YYYY-MM-DD')`
  return db
    .select({ day, orders: countIf(always), revenue: sumIf(eq(orders.currency, scope.currency)) })
    .from(orders)
    .where(isInScope(scope))
    .groupBy(sql`1`)
}

/** Orders and money of a span by platform and currency. */
export const countByPlatform = (db: Db, span: Span) =>
  db
    .select({
      platform: orders.platform,
      currency: orders.currency,
      orders: countIf(always),
      revenue: sumIf(always),
    })
    .from(orders)
    .where(and(isCounted, isWithin(span)))
    .groupBy(orders.platform, orders.currency)

/** The products of which most units were bought; gifts are not bought. */
export async function findBestSellers(db: Db, scope: Scope, limit: number) {
  const units = sql<number>`sum(${orderLines.quantity})::int`
  const sold = await db
    .select({
      productId: orderLines.productId,
      units,
      revenue: sql<number>`coalesce(sum(${orderLines.total} - ${orderLines.discount})
        filter (where ${eq(orders.currency, scope.currency)}), 0)::float8`,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(isInScope(scope), eq(orderLines.isGift, false)))
    .groupBy(orderLines.productId)
    .orderBy(desc(units), asc(orderLines.productId))
    .limit(limit)
  const found = new Map(
    (
      await findByIds(
        db,
        sold.map(({ productId }) => productId),
      )
    ).map((p) => [p.id, p]),
  )
  return sold.flatMap(({ productId, ...counts }) => {
    const product = found.get(productId)
    return product ? [{ product, ...counts }] : []
  })
}

/** Archived ones too: they were sold. */
async function findByIds(db: Db, ids: readonly string[]): Promise<Product[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(products)
    .where(inArray(products.id, [...ids]))
  return withRelations(db, rows)
}
