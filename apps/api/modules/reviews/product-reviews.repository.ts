import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { ReviewSort } from '@/shop/reviews/reviews'
import type { Db } from '../../platform/db/open'
import { countExactly, countRows } from '../../platform/db/queries/count-rows'
import { columnMatchesSearch } from '../../platform/db/queries/matches-search'
import type { PageRequest, Total } from '../../platform/db/queries/page'
import { readPage, type ListOrder, type PagedRows } from '../../platform/db/queries/read-page'
import { products, reviews } from '../../platform/db/schema'
import {
  findRatings,
  reviewColumns,
  sizeIdsOf,
  withPhotos,
  type ProductReview,
  type Ratings,
  type Reviewed,
} from '../catalogue/reviews.repository'

export interface ReviewFilter {
  readonly rating?: number | undefined
  readonly photo?: boolean | undefined
  readonly search?: string | undefined
}

const newest = [
  { column: reviews.createdAt, descending: true },
  { column: reviews.id, descending: true },
] as const
const orders: Readonly<Record<ReviewSort, ListOrder>> = {
  newest,
  helpful: [{ column: reviews.helpful, descending: true }, ...newest],
  best: [{ column: reviews.rating, descending: true }, ...newest],
  worst: [{ column: reviews.rating }, ...newest],
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)

/** Known without counting, unless words are searched for. */
function totalOf(ratings: Ratings, { rating, photo }: ReviewFilter): Total {
  const counts = photo ? ratings.withPhoto : ratings.stars
  return { total: rating === undefined ? sum(counts) : (counts[rating - 1] ?? 0), isEstimated: false }
}

/**
 * Ids of one page. Each size is read by its own part, which names it: of a size that is not named the database does not know
 * that it has many thousands, so it reads and sorts them all.
 */
async function readIds(
  db: Db,
  ids: readonly string[],
  where: SQL | undefined,
  { orderBy, limit, offset }: { orderBy: readonly SQL[]; limit: number; offset: number },
): Promise<string[]> {
  // A family that was dissolved meanwhile.
  if (ids.length === 0) return []
  const order = sql.join([...orderBy], sql`, `)
  const sizes = ids.map(
    (
      id,
    ) => sql`(select ${reviews.id}, ${reviews.createdAt}, ${reviews.helpful}, ${reviews.rating} from ${reviews}
      where ${reviews.productId} = ${id} and ${where} order by ${order} limit ${offset + limit})`,
  )
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${reviews.id} from (${sql.join(sizes, sql` union all `)}) as reviews
    order by ${order} limit ${limit} offset ${offset}`)
  return rows.map(({ id }) => id)
}

/** One page of a product's reviews, with those of its other sizes. */
export async function listProductReviews(
  db: Db,
  product: Reviewed,
  { sort, ...filter }: ReviewFilter & { readonly sort: ReviewSort },
  page: PageRequest,
): Promise<PagedRows<ProductReview> & { readonly ratings: Ratings }> {
  const { rating, photo, search = '' } = filter
  const ratings = await findRatings(db, product)
  const members = product.familyId === null ? undefined : await sizeIdsOf(db, product)
  const ids = members
    ? members.map((member) => (typeof member === 'string' ? member : member.id))
    : [product.id]
  const where = and(
    eq(reviews.state, 'shown'),
    rating === undefined ? undefined : eq(reviews.rating, rating),
    photo ? eq(reviews.hasPhoto, true) : undefined,
    search === '' ? undefined : columnMatchesSearch(search, reviews.searchText),
  )
  const from = sql`from ${reviews} where ${and(inArray(reviews.productId, ids), where)}`
  const total = search === '' ? totalOf(ratings, filter) : await countRows(db, from)
  const found = await readPage(page, {
    order: orders[sort],
    total,
    read: (slice) => readIds(db, ids, where, slice),
    countExactly: () => countExactly(db, from),
  })
  const rows = await db
    .select({ ...reviewColumns, size: products.sizeLabel })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(inArray(reviews.id, [...found.rows]))
  const byId = new Map((await withPhotos(db, rows)).map((row) => [row.id, row]))
  return { ...found, rows: found.rows.flatMap((id) => byId.get(id) ?? []), ratings }
}
