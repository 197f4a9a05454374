import { and, asc, eq, inArray, lte, or, sql, type SQL } from 'drizzle-orm'
import type { ReviewQueue } from '@/shop/reviews/reviews'
import type { Db } from '../../platform/db/open'
import { primaryFile } from '../catalogue/images/product-images.repository'
import { countExactly, countRows } from '../../platform/db/queries/count-rows'
import { columnMatchesSearch } from '../../platform/db/queries/matches-search'
import type { PageRequest } from '../../platform/db/queries/page'
import { readPage, type PagedRows } from '../../platform/db/queries/read-page'
import { orders, products, reviewPhotos, reviews } from '../../platform/db/schema'
import { isUuid } from '../../platform/http/errors'
import { countReviews, reviewColumns, withPhotos, type ProductReview } from '../catalogue/reviews.repository'

export interface AdminReviewFilter {
  readonly queue?: ReviewQueue | undefined
  readonly rating?: number | undefined
  readonly photo?: boolean | undefined
  /** Id of one of the product's sizes. */
  readonly product?: string | undefined
  readonly search?: string | undefined
}

const isShown = eq(reviews.state, 'shown')
const inQueue: Readonly<Record<ReviewQueue, SQL | undefined>> = {
  waiting: eq(reviews.awaits, true),
  shown: isShown,
  unanswered: and(isShown, lte(reviews.rating, 3), eq(reviews.answer, ''), eq(reviews.byShop, false)),
  hidden: eq(reviews.state, 'hidden'),
}

export interface AdminReviewRow extends ProductReview {
  readonly productName: string
  readonly slug: string
  readonly tint: (typeof products.$inferSelect)['tint']
  readonly imageFile: string | null
  readonly orderNumber: string | null
}

const sizesOf = (db: Db, product: string) =>
  isUuid(product)
    ? db
        .select({ id: products.id })
        .from(products)
        .where(
          or(
            eq(products.id, product),
            eq(products.familyId, sql`(select family_id from products as one where one.id = ${product})`),
          ),
        )
    : []

/** Words of the review, or of its product's name. */
const matches = (db: Db, search: string) =>
  or(
    columnMatchesSearch(search, reviews.searchText),
    sql`${reviews.productId} = any(array(${db
      .select({ id: products.id })
      .from(products)
      .where(
        and(
          // By its index, before the names are read.
          columnMatchesSearch(search, products.searchText),
          columnMatchesSearch(search, sql`searchable(${products.name})`),
        ),
      )}))`,
  )

/** The longest waiting first, else the newest. */
export async function listReviews(
  db: Db,
  { queue, rating, photo, product, search = '' }: AdminReviewFilter,
  page: PageRequest,
): Promise<PagedRows<AdminReviewRow>> {
  const where = and(
    queue && inQueue[queue],
    rating === undefined ? undefined : eq(reviews.rating, rating),
    photo ? sql`${reviews.photos} > 0` : undefined,
    product === undefined ? undefined : inArray(reviews.productId, sizesOf(db, product)),
    search === '' ? undefined : matches(db, search),
  )
  const from = sql`from ${reviews}${where ? sql` where ${where}` : sql``}`
  const descending = queue !== 'waiting'
  const found = await readPage(page, {
    order: [
      { column: reviews.createdAt, descending },
      { column: reviews.id, descending },
    ],
    total: await countRows(db, from),
    read: ({ orderBy, limit, offset }) =>
      db
        .select({
          ...reviewColumns,
          size: products.sizeLabel,
          productName: products.name,
          slug: products.slug,
          tint: products.tint,
          imageFile: primaryFile(160),
          orderNumber: orders.number,
        })
        .from(reviews)
        .innerJoin(products, eq(products.id, reviews.productId))
        .leftJoin(orders, eq(orders.id, reviews.orderId))
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    countExactly: () => countExactly(db, from),
  })
  return { ...found, rows: await withPhotos(db, found.rows) }
}

/** Number of reviews in each queue, exact up to a thousand. */
export async function countQueues(db: Db): Promise<Record<ReviewQueue, number>> {
  const count = async (queue: ReviewQueue) =>
    (await countRows(db, sql`from ${reviews} where ${inQueue[queue]}`)).total
  return {
    waiting: await count('waiting'),
    shown: await count('shown'),
    unanswered: await count('unanswered'),
    hidden: await count('hidden'),
  }
}

type Locked = Pick<ProductReview, 'id' | 'productId' | 'state' | 'photos' | 'answer'>

/**
 * The reviews, locked after their products, whose counts they change; in the order of their ids, so that two
 * administrators never wait for each other.
 */
export async function lockReviews(tx: Db, ids: readonly string[]): Promise<Locked[]> {
  const known = ids.filter(isUuid)
  if (known.length === 0) return []
  const isOne = inArray(reviews.id, known)
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, tx.select({ id: reviews.productId }).from(reviews).where(isOne)))
    .orderBy(asc(products.id))
    .for('no key update')
  const { id, productId, state, photos, answer } = reviews
  return tx
    .select({ id, productId, state, photos, answer })
    .from(reviews)
    .where(isOne)
    .orderBy(asc(id))
    .for('update')
}

type ReviewChange = Partial<
  Pick<
    typeof reviews.$inferInsert,
    'state' | 'hiddenReason' | 'photosApproved' | 'photos' | 'answer' | 'answeredAt'
  >
>

/** Recalculates the rating of the reviews' products, each family once. */
async function recount(tx: Db, changed: readonly Pick<Locked, 'productId'>[]): Promise<void> {
  const rows = await tx
    .select({ id: products.id, familyId: products.familyId })
    .from(products)
    .where(inArray(products.id, [...new Set(changed.map(({ productId }) => productId))]))
    .orderBy(asc(products.id))
  const owners = new Map(rows.map((row) => [row.familyId ?? row.id, row]))
  for (const product of owners.values()) await countReviews(tx, product)
}

export async function updateReviews(tx: Db, locked: readonly Locked[], change: ReviewChange): Promise<void> {
  if (locked.length === 0) return
  const ids = locked.map(({ id }) => id)
  if (change.photos === 0) await tx.delete(reviewPhotos).where(inArray(reviewPhotos.reviewId, ids))
  await tx.update(reviews).set(change).where(inArray(reviews.id, ids))
  await recount(tx, locked)
}

export async function eraseReviews(tx: Db, locked: readonly Locked[]): Promise<void> {
  await tx.delete(reviews).where(
    inArray(
      reviews.id,
      locked.map(({ id }) => id),
    ),
  )
  await recount(tx, locked)
}
