import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { platformCurrency, type Platform } from '@/shop/shared/platform'
import type { ProductStatus } from '@/shop/catalogue/product'
import type { Db } from '@apps/api/platform/db/open'
import { priceHistory, productPrices, products } from '@apps/api/platform/db/schema'
import { columnsOfPrice, excludedPrice, plannedPrice, saleColumns, type PlannedPrice } from '../sale-prices'

/** Locks products in the order of their ids until the transaction ends. */
export const lockBulkProducts = (tx: Db, ids: readonly string[], where: 'listed' | 'archived' = 'listed') =>
  tx
    .select({ id: products.id, name: products.fullName, slug: products.slug, status: products.status })
    .from(products)
    .where(
      and(
        inArray(products.id, [...ids]),
        where === 'listed' ? isNull(products.archivedAt) : isNotNull(products.archivedAt),
      ),
    )
    .orderBy(asc(products.id))
    .for('no key update')

export type LockedProduct = Awaited<ReturnType<typeof lockBulkProducts>>[number]

/** `updatedAt` of an edit, always later than the stored one, because it also serves as the version. */
const editedAt = (now: Date) =>
  sql<Date>`greatest(${now.toISOString()}::timestamptz, ${products.updatedAt} + interval '1 millisecond')`

export async function setStatus(tx: Db, ids: readonly string[], status: ProductStatus, now: Date) {
  await tx
    .update(products)
    .set({ status, updatedAt: editedAt(now) })
    .where(inArray(products.id, [...ids]))
}

/** Slug and status are kept, so that a restored product is unchanged. */
export async function setArchived(tx: Db, ids: readonly string[], archivedAt: Date | null, now: Date) {
  await tx
    .update(products)
    .set({ archivedAt, updatedAt: editedAt(now) })
    .where(inArray(products.id, [...ids]))
}

export async function setSlug(tx: Db, id: string, slug: string) {
  await tx.update(products).set({ slug }).where(eq(products.id, id))
}

/** Regular prices on the platform with their sales, by product id; the products must be locked. */
export async function findShelfPrices(
  tx: Db,
  ids: readonly string[],
  platform: Platform,
): Promise<ReadonlyMap<string, ShelfEntry>> {
  const { productId } = productPrices
  const rows = await tx
    .select({ productId, ...saleColumns })
    .from(productPrices)
    .where(and(inArray(productId, [...ids]), eq(productPrices.platform, platform)))
  return new Map(
    rows.map(({ productId: id, ...row }) => [
      id,
      { ...plannedPrice(row, platform), presentAmount: row.amount },
    ]),
  )
}

interface ShelfEntry extends PlannedPrice {
  /** The amount that holds now. */
  readonly presentAmount: number
}

interface NewPrice extends PlannedPrice {
  readonly productId: string
}

/** Changes prices of products that are already sold on the platform. */
export async function setShelfPrices(tx: Db, platform: Platform, prices: readonly NewPrice[], now: Date) {
  await tx
    .insert(productPrices)
    .values(
      prices.map(({ productId, ...price }) => ({
        productId,
        platform,
        currency: platformCurrency[platform],
        ...columnsOfPrice(price, platform, now),
      })),
    )
    .onConflictDoUpdate({
      target: [productPrices.productId, productPrices.platform],
      set: excludedPrice,
    })
  await tx
    .update(products)
    .set({ updatedAt: editedAt(now) })
    .where(
      inArray(
        products.id,
        prices.map(({ productId }) => productId),
      ),
    )
}

/** Adds prices to the history, from which the lowest price of the last 30 days is taken. */
export async function notePrices(
  tx: Db,
  platform: Platform,
  prices: readonly { readonly productId: string; readonly amount: number }[],
  now: Date,
) {
  if (prices.length === 0) return
  await tx
    .insert(priceHistory)
    .values(prices.map(({ productId, amount }) => ({ productId, platform, amount, validFrom: now })))
}
