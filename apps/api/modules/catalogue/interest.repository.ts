import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/open'
import { productInterest, products } from '../../platform/db/schema'

type Interest = typeof productInterest.$inferSelect

/** Adds one to the count of the day; ignores unknown products. */
export async function countInterest(
  db: Db,
  { productId, event, day }: Pick<Interest, 'productId' | 'event' | 'day'>,
): Promise<void> {
  await db.execute(sql`
    insert into ${productInterest} (product_id, event, day)
    select ${products.id}, ${event}, ${day}::date from ${products} where ${products.id} = ${productId}
    on conflict (product_id, event, day) do update set count = ${productInterest}.count + 1`)
}
