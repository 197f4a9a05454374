import { and, asc, count, desc, eq, isNull, ne } from 'drizzle-orm'
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

/** A page of the wishlist, newest first, and the total. */
export async function findWishlist(db: Db, userId: string, page: PageRequest) {
  const where = and(eq(wishlist.userId, userId), isShown)
  const rows = await db
    .select({ ...productColumns, addedAt: wishlist.addedAt })
    .from(wishlist)
    .innerJoin(products, eq(products.id, wishlist.productId))
    .innerJoin(categoryNames, eq(categoryNames.id, products.categoryId))
    .where(where)
    .orderBy(desc(wishlist.addedAt), asc(products.id))
    .limit(page.limit)
    .offset(offsetOf(page))
  const [counted] = await db
    .select({ total: count() })
    .from(wishlist)
    .innerJoin(products, eq(products.id, wishlist.productId))
    .where(where)
  const known = await withRelations(db, rows)
  const entries = known.flatMap((product, index): WishlistRow[] => {
    const addedAt = rows[index]?.addedAt
    return addedAt ? [{ product, addedAt }] : []
  })
  return { entries, total: counted?.total ?? 0 }
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
