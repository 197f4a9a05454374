import { sql } from 'drizzle-orm'
import type { WriteCounts } from '../../platform/db/counters'
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
