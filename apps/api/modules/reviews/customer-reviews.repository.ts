import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/open'
import { orderLines, orders, reviews } from '../../platform/db/schema'

const MAX_REVIEWS = 200

/** Whether an order of the account with this product was delivered. */
export async function wasDelivered(db: Db, userId: string, productId: string): Promise<boolean> {
  const rows = await db
    .select({ found: sql`1` })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(eq(orders.userId, userId), eq(orders.status, 'delivered'), eq(orderLines.productId, productId)),
    )
    .limit(1)
  return rows.length > 0
}

/** Newest first. */
export const findReviewsOf = (db: Db, userId: string) =>
  db
    .select()
    .from(reviews)
    .where(eq(reviews.userId, userId))
    .orderBy(desc(reviews.createdAt))
    .limit(MAX_REVIEWS)
