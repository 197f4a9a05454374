import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/open'
import { orderLines, orders, reviews } from '../../platform/db/schema'
import { reviewColumns } from '../catalogue/reviews.repository'

const MAX_REVIEWS = 200

/** The account's last delivered order with this product. */
export async function findDelivery(db: Db, userId: string, productId: string): Promise<string | undefined> {
  const [order] = await db
    .select({ id: orders.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(eq(orders.userId, userId), eq(orders.status, 'delivered'), eq(orderLines.productId, productId)),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1)
  return order?.id
}

/** Newest first. */
export const findReviewsOf = (db: Db, userId: string) =>
  db
    .select(reviewColumns)
    .from(reviews)
    .where(eq(reviews.userId, userId))
    .orderBy(desc(reviews.createdAt))
    .limit(MAX_REVIEWS)
