import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/open'
import { products, reviews } from '../../platform/db/schema'

export type ProductReview = typeof reviews.$inferSelect

interface Reviewed {
  readonly id: string
  readonly familyId: string | null
}

/** A family's reviews are those of all its sizes. */
const idsOf = (db: Db, { id, familyId }: Reviewed) =>
  familyId === null
    ? [id]
    : db.select({ id: products.id }).from(products).where(eq(products.familyId, familyId))

/** Newest first. */
export const findReviews = (db: Db, product: Reviewed): Promise<ProductReview[]> =>
  db
    .select()
    .from(reviews)
    .where(inArray(reviews.productId, idsOf(db, product)))
    .orderBy(desc(reviews.createdAt), asc(reviews.id))
    .limit(200)

/** Recalculates rating and count, in all sizes of a family; the caller must hold the product's row lock. */
export async function countReviews(tx: Db, product: Reviewed): Promise<void> {
  const own = sql`from ${reviews} where ${inArray(reviews.productId, idsOf(tx, product))}`
  await tx
    .update(products)
    .set({
      reviewCount: sql`(select count(*)::int ${own})`,
      rating: sql`(select coalesce(round(avg(${reviews.rating}), 1), 0)::float8 ${own})`,
    })
    .where(product.familyId === null ? eq(products.id, product.id) : eq(products.familyId, product.familyId))
}

/** Replaces an earlier review of the same customer, also of another size; the caller must hold the product's row lock. */
export async function insertReview(
  tx: Db,
  product: Reviewed,
  written: Omit<typeof reviews.$inferInsert, 'productId'>,
): Promise<ProductReview | undefined> {
  const review = { ...written, productId: product.id }
  const { author, rating, comment, verified, createdAt, userId } = review
  if (userId)
    await tx
      .delete(reviews)
      .where(
        and(
          eq(reviews.userId, userId),
          ne(reviews.productId, product.id),
          inArray(reviews.productId, idsOf(tx, product)),
        ),
      )
  const [row] = await tx
    .insert(reviews)
    .values(review)
    .onConflictDoUpdate({
      target: [reviews.productId, reviews.userId],
      set: { author, rating, comment, verified, createdAt },
    })
    .returning()
  await countReviews(tx, product)
  return row
}

/** @returns whether the product had it */
export async function removeReview(tx: Db, product: Reviewed, id: string): Promise<boolean> {
  const gone = await tx
    .delete(reviews)
    .where(and(eq(reviews.id, id), inArray(reviews.productId, idsOf(tx, product))))
    .returning({ id: reviews.id })
  if (gone.length > 0) await countReviews(tx, product)
  return gone.length > 0
}
