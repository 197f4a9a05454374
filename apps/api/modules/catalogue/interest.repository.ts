import { and, between, inArray, sql } from 'drizzle-orm'
import type { WriteCounts } from '../../platform/db/counters'
import type { Db } from '../../platform/db/open'
import { productInterest, products } from '../../platform/db/schema'

/** Product, event and day as one key of `countInterest`. */
export const interestKey = (productId: string, event: string, day: string) =>
  [productId, event, day].join(' ')

/** Adds to the counts of the day; ignores unknown products. */
export const countInterest: WriteCounts = (db, counts) => {
  const rows = [...counts].map(([key, count]) => {
    const [productId = '', event = '', day = ''] = key.split(' ')
    return { productId, event, day, count }
  })
  return db.execute(sql`
    insert into ${productInterest} (product_id, event, day, count)
    select ${products.id}, event, day, count
    from json_to_recordset(${JSON.stringify(rows)}::json) as counted("productId" uuid, event text, day date, count int)
    join ${products} on ${products.id} = "productId"
    order by ${products.id}, event, day
    on conflict (product_id, event, day) do update set count = ${productInterest}.count + excluded.count`)
}

const countOf = (event: 'add_to_cart' | 'add_to_wishlist') =>
  sql<number>`coalesce(sum(${productInterest.count}) filter (where ${productInterest.event} = ${event}), 0)::int`

/** How often products were put into carts and onto wishlists on these days of Berlin, both inclusive, by id. */
export async function findInterest(
  db: Db,
  ids: readonly string[],
  { first, last }: { readonly first: string; readonly last: string },
): Promise<ReadonlyMap<string, { readonly cartAdds: number; readonly wishes: number }>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: productInterest.productId,
      cartAdds: countOf('add_to_cart'),
      wishes: countOf('add_to_wishlist'),
    })
    .from(productInterest)
    .where(and(inArray(productInterest.productId, [...ids]), between(productInterest.day, first, last)))
    .groupBy(productInterest.productId)
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}
