import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Platform } from '@/shop/shared/platform'
import type { Db } from '../../platform/db/open'
import { productDays, productMonths, products } from '../../platform/db/schema'
import { productSelection, withRelations, type Product } from '../catalogue/products.repository'
import { always, isWithin, sumIf, type Days, type Scope } from './analytics.repository'

/** Up to this number of products it takes less time to add up each one's days than to read all sales of the days. */
const MAX_CANDIDATES = 1_000

const salesIn = ({ days, platform }: Scope) =>
  and(
    isWithin(productDays, days),
    gt(productDays.units, 0),
    platform === undefined ? undefined : eq(productDays.platform, platform),
  )
// Units fit in an integer; a sum of integers is twice as fast as one of bigints.
const units = sql`sum(${productDays.units}::int)`
const totalsIn = ({ currency }: Scope) => ({
  productId: productDays.productId,
  units: sumIf(productDays.units, always),
  revenue: sumIf(productDays.revenue, eq(productDays.currency, currency)),
})
const order = [desc(units), asc(productDays.productId)]

interface Sold {
  readonly productId: string
  readonly units: number
  readonly revenue: number
}

/**
 * The best among the products that sold enough in one of the months. What the `limit`th of each month's best sold within
 * the days is the least that a place in the result takes, and who sold that within the days sold in one of their n months
 * at least an nth of it. One statement, because between two of them an order could change what the bound is made of.
 * @returns undefined if too many products sold enough
 */
async function findByMonths(db: Db, scope: Scope, limit: number): Promise<Sold[] | undefined> {
  const { first, last } = scope.days
  const sales = salesIn(scope)
  const { productId, units: unitsOf, revenue } = totalsIn(scope)
  const { month, productId: monthly } = productMonths
  const { rows } = await db.execute<{
    candidates: number
    productId: string | null
    units: number
    revenue: number
  }>(sql`
    with months as (
      select start::date from generate_series(
        date_trunc('month', (${first}::date - 1)::timestamp), ${last}::date + 1, interval '1 month') as start
    ), leaders as (
      select ${units} as units from ${productDays}
      where ${sales} and ${productId} = any(array(
        select best.product_id from months, lateral (
          select ${monthly} from ${productMonths} where ${month} = months.start
          order by ${productMonths.units} desc limit ${limit}) as best))
      group by ${productId} order by 1 desc limit ${limit}
    ), enough as (
      select greatest(1, ceil(min(units)::numeric / (select count(*) from months)))::int as units
      from leaders having count(*) = ${limit}
    ), candidates as (
      select distinct sold.product_id from months, lateral (
        select ${monthly} from ${productMonths} where ${month} = months.start
          and ${productMonths.units} >= coalesce((select units from enough), 1)) as sold
      limit ${MAX_CANDIDATES + 1}
    ), found as (
      select ${productId} as id, ${unitsOf} as units, ${revenue} as revenue from ${productDays}
      where ${sales} and ${productId} = any(array(
        select product_id from candidates where (select count(*) from candidates) <= ${MAX_CANDIDATES}))
      group by ${productId} order by ${sql.join(order, sql`, `)} limit ${limit}
    )
    select candidates, id as "productId", units, revenue
    from (select count(*)::int as candidates from candidates) as counted left join found on true
    order by units desc, id`)
  if (rows.some(({ candidates }) => candidates > MAX_CANDIDATES)) return undefined
  return rows.flatMap(({ productId: id, units: sold, revenue: amount }) =>
    id === null ? [] : [{ productId: id, units: sold, revenue: amount }],
  )
}

/** The best of all that sold within the days. */
function findAmongAll(db: Db, scope: Scope, limit: number): Promise<Sold[]> {
  const sales = salesIn(scope)
  const best = db
    .select({ productId: productDays.productId })
    .from(productDays)
    .where(sales)
    .groupBy(productDays.productId)
    .orderBy(...order)
    .limit(limit)
  // The other totals only for the best, because there are tens of thousands of products.
  return db
    .select(totalsIn(scope))
    .from(productDays)
    .where(and(sales, sql`${productDays.productId} = any(array(${best}))`))
    .groupBy(productDays.productId)
    .orderBy(...order)
}

/** Products with the most units sold; gifts do not count. */
export async function findBestSellers(db: Db, scope: Scope, limit: number) {
  const sold = (await findByMonths(db, scope, limit)) ?? (await findAmongAll(db, scope, limit))
  const ids = sold.map(({ productId }) => productId)
  const found = new Map((await findByIds(db, ids)).map((product) => [product.id, product]))
  return sold.flatMap(({ productId, ...counts }) => {
    const product = found.get(productId)
    return product ? [{ product, units: counts.units, revenue: counts.revenue }] : []
  })
}

/** The platform on which each product sold the most units, within the days if given. */
export async function findMainPlatforms(
  db: Db,
  productIds: readonly string[],
  within?: Days,
): Promise<ReadonlyMap<string, Platform>> {
  if (productIds.length === 0) return new Map()
  const { productId, platform } = productDays
  // Product by product, so that each one's days are found by the index.
  const { rows } = await db.execute<{ productId: string; platform: Platform }>(sql`
    select wanted.id as "productId", best.platform
    from unnest(${sql.param([...productIds])}::uuid[]) as wanted(id), lateral (
      select ${platform} as platform from ${productDays}
      where ${productId} = wanted.id and ${within ? isWithin(productDays, within) : always}
      group by ${platform} having ${units} > 0 order by ${units} desc, ${platform} limit 1) as best`)
  return new Map(rows.map((row) => [row.productId, row.platform]))
}

/** Includes archived products, because they were sold. */
async function findByIds(db: Db, ids: readonly string[]): Promise<Product[]> {
  if (ids.length === 0) return []
  return withRelations(db, await productSelection(db).where(inArray(products.id, [...ids])))
}
