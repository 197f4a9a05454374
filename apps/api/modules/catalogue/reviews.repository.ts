import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/open'
import { products, reviews } from '../../platform/db/schema'

export type ProductReview = typeof reviews.$inferSelect

/** Newest first. */
export const findReviews = (db: Db, productId: string): Promise<ProductReview[]> =>
  db
    .select()
    .from(reviews)
    .where(eq(reviews.productId, productId))
    .orderBy(desc(reviews.createdAt), asc(reviews.id))
    .limit(200)

/** Recalculates rating and count from the reviews; the caller must hold the product's row lock. */
async function countReviews(tx: Db, productId: string): Promise<void> {
  const own = sql`from ${reviews} where ${reviews.productId} = ${productId}`
  await tx
    .update(products)
    .set({
      reviewCount: sql`(select count(*)::int ${own})`,
      rating: sql`(select coalesce(round(avg(${reviews.rating}), 1), 0)::float8 ${own})`,
    })
    .where(eq(products.id, productId))
}

/** Replaces an earlier review of the same customer; the caller must hold the product's row lock. */
export async function insertReview(
  tx: Db,
  review: typeof reviews.$inferInsert,
): Promise<ProductReview | undefined> {
  const { author, rating, comment, verified, createdAt } = review
  const [row] = await tx
    .insert(reviews)
    .values(review)
    .onConflictDoUpdate({
      target: [reviews.productId, reviews.userId],
      set: { author, rating, comment, verified, createdAt },
    })
    .returning()
  await countReviews(tx, review.productId)
  return row
}

/** @returns whether the product had it */
export async function removeReview(tx: Db, productId: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.productId, productId)))
    .returning({ id: reviews.id })
  if (gone.length > 0) await countReviews(tx, productId)
  return gone.length > 0
}
