import { and, asc, count, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/open'
import { offsetOf, type PageRequest } from '../../platform/db/queries/page'
import { categoryNames, products, wishlist } from '../../platform/db/schema'
import { productColumns, withRelations, type Product } from '../catalogue/products.repository'

export interface WishlistRow {
  readonly product: Product
  readonly addedAt: Date
}

/** Products with a public page; hidden ones stay on the wishlist and reappear when they are shown again. */
const isShown = and(isNull(products.archivedAt), ne(products.status, 'inactive'))

/** A page of the wishlist, newest first, with the numbers of all that are shown and of those that are hidden. */
export async function findWishlist(db: Db, userId: string, page: PageRequest) {
  const rows = await db
    .select({ ...productColumns, addedAt: wishlist.addedAt })
    .from(wishlist)
    .innerJoin(products, eq(products.id, wishlist.productId))
    .innerJoin(categoryNames, eq(categoryNames.id, products.categoryId))
    .where(and(eq(wishlist.userId, userId), isShown))
    .orderBy(desc(wishlist.addedAt), asc(products.id))
    .limit(page.limit)
    .offset(offsetOf(page))
  const [counted] = await db
    .select({ all: count(), total: sql<number>`count(*) filter (where ${isShown})`.mapWith(Number) })
    .from(wishlist)
    .innerJoin(products, eq(products.id, wishlist.productId))
    .where(eq(wishlist.userId, userId))
  const known = await withRelations(db, rows)
  const entries = known.flatMap((product, index): WishlistRow[] => {
    const addedAt = rows[index]?.addedAt
    return addedAt ? [{ product, addedAt }] : []
  })
  const { all, total } = counted ?? { all: 0, total: 0 }
  return { entries, total, missing: all - total }
}

/** Adds a product; one that is already on the list keeps its place. @returns whether the product exists */
export async function putOnWishlist(
  db: Db,
  userId: string,
  productId: string,
  addedAt: Date,
): Promise<boolean> {
  const [product] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, productId), isShown))
  if (!product) return false
  await db.insert(wishlist).values({ userId, productId, addedAt }).onConflictDoNothing()
  return true
}

export async function takeFromWishlist(db: Db, userId: string, productId: string): Promise<void> {
  await db.delete(wishlist).where(and(eq(wishlist.userId, userId), eq(wishlist.productId, productId)))
}
