import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { STARS } from '@/shop/reviews/reviews'
import type { Db } from '../../platform/db/open'
import { columnsWithout } from '../../platform/db/queries/columns-without'
import { imageVariants, products, reviewCounts, reviewPhotos, reviews } from '../../platform/db/schema'
import type { ProductImage } from './products.repository'

/** Columns used only for searching and in conditions. */
const UNREAD = ['searchText', 'awaits', 'hasPhoto'] as const
export type ReviewRow = Omit<typeof reviews.$inferSelect, (typeof UNREAD)[number]>
export const reviewColumns = columnsWithout(reviews, ...UNREAD)

type Photo = Pick<ProductImage, 'id' | 'variants'>

export interface ProductReview extends ReviewRow {
  /** Label of its size, where there are several. */
  readonly size: string | null
  /** All photos, those that are not approved included. */
  readonly pictures: readonly Photo[]
}

export interface Reviewed {
  readonly id: string
  readonly familyId: string | null
}

/** A family's reviews are those of all its sizes. */
export const sizeIdsOf = (db: Db, { id, familyId }: Reviewed) =>
  familyId === null
    ? [id]
    : db.select({ id: products.id }).from(products).where(eq(products.familyId, familyId))

async function photosOf(db: Db, rows: readonly ReviewRow[]): Promise<ReadonlyMap<string, Photo[]>> {
  const found = new Map<string, Photo[]>()
  const ids = rows.filter(({ photos }) => photos > 0).map(({ id }) => id)
  if (ids.length === 0) return found
  const { file, width, type, photoId } = imageVariants
  const files = await db
    .select({ reviewId: reviewPhotos.reviewId, id: reviewPhotos.id, file, width, type })
    .from(reviewPhotos)
    .innerJoin(imageVariants, and(eq(photoId, reviewPhotos.id), isNotNull(photoId)))
    .where(inArray(reviewPhotos.reviewId, ids))
    .orderBy(asc(reviewPhotos.position), asc(reviewPhotos.id), asc(type), asc(width))
  for (const { reviewId, id, ...variant } of files) {
    const photos = found.get(reviewId) ?? []
    const last = photos.at(-1)
    if (last?.id === id) photos[photos.length - 1] = { id, variants: [...last.variants, variant] }
    else photos.push({ id, variants: [variant] })
    found.set(reviewId, photos)
  }
  return found
}

/** Adds photos to reviews, in one query. */
export async function withPhotos<Row extends ReviewRow>(
  db: Db,
  rows: readonly Row[],
): Promise<(Row & Pick<ProductReview, 'pictures'>)[]> {
  const photos = await photosOf(db, rows)
  return rows.map((row) => ({ ...row, pictures: photos.get(row.id) ?? [] }))
}

/** The shown ones, newest first. */
export async function findReviews(db: Db, product: Reviewed, limit = 200): Promise<ProductReview[]> {
  const rows = await db
    .select({ ...reviewColumns, size: products.sizeLabel })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(and(inArray(reviews.productId, sizeIdsOf(db, product)), eq(reviews.state, 'shown')))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit)
  return withPhotos(db, rows)
}

/** Number of shown reviews of a product and its other sizes. */
export interface Ratings {
  /** Of one star to five. */
  readonly stars: number[]
  readonly withPhoto: readonly number[]
}

export async function findRatings(db: Db, product: Reviewed): Promise<Ratings> {
  const rows = await db
    .select({
      rating: reviewCounts.rating,
      hasPhoto: reviewCounts.hasPhoto,
      reviews: sql<number>`sum(${reviewCounts.reviews})::int`,
    })
    .from(reviewCounts)
    .where(inArray(reviewCounts.productId, sizeIdsOf(db, product)))
    .groupBy(reviewCounts.rating, reviewCounts.hasPhoto)
  const count = (stars: number, photoOnly: boolean) =>
    rows
      .filter(({ rating, hasPhoto }) => rating === stars && (hasPhoto || !photoOnly))
      .reduce((sum, row) => sum + row.reviews, 0)
  const ascending = STARS.toReversed()
  return {
    stars: ascending.map((stars) => count(stars, false)),
    withPhoto: ascending.map((stars) => count(stars, true)),
  }
}

/** Recalculates rating and count, in all sizes of a family; the caller must hold the product's row lock. */
export async function countReviews(tx: Db, product: Reviewed): Promise<void> {
  const own = sql`from ${reviewCounts} where ${inArray(reviewCounts.productId, sizeIdsOf(tx, product))}`
  await tx
    .update(products)
    .set({
      reviewCount: sql`(select coalesce(sum(${reviewCounts.reviews}), 0)::int ${own})`,
      rating: sql`(select coalesce(round(sum(${reviewCounts.reviews} * ${reviewCounts.rating})::numeric
        / nullif(sum(${reviewCounts.reviews}), 0), 1), 0)::float8 ${own})`,
    })
    .where(product.familyId === null ? eq(products.id, product.id) : eq(products.familyId, product.familyId))
}

/** The customer's review of any size of the product. */
export async function findReviewOf(
  tx: Db,
  product: Reviewed,
  userId: string,
): Promise<ReviewRow | undefined> {
  const [row] = await tx
    .select(reviewColumns)
    .from(reviews)
    .where(and(eq(reviews.userId, userId), inArray(reviews.productId, sizeIdsOf(tx, product))))
  return row
}

type NewReview = Omit<typeof reviews.$inferInsert, 'productId' | 'id'>

/**
 * Writes a review, in the place of an earlier one of the same customer, also of another size; the caller must hold the
 * product's row lock.
 */
export async function writeReview(
  tx: Db,
  product: Reviewed,
  review: NewReview,
  earlier?: Pick<ReviewRow, 'id'>,
): Promise<ReviewRow | undefined> {
  const values = { ...review, productId: product.id }
  const [row] = earlier
    ? await tx.update(reviews).set(values).where(eq(reviews.id, earlier.id)).returning(reviewColumns)
    : await tx.insert(reviews).values(values).returning(reviewColumns)
  await countReviews(tx, product)
  return row
}

/** @returns whether the product had it */
export async function removeReview(tx: Db, product: Reviewed, id: string): Promise<boolean> {
  const gone = await tx
    .delete(reviews)
    .where(and(eq(reviews.id, id), inArray(reviews.productId, sizeIdsOf(tx, product))))
    .returning({ id: reviews.id })
  if (gone.length > 0) await countReviews(tx, product)
  return gone.length > 0
}
