import { and, desc, eq, inArray, isNull, like, notInArray, or, sql } from 'drizzle-orm'
import { platformCurrency, type Platform } from '@/domain/shared/platform'
import type { Db } from '../../platform/db/open'
import {
  categories,
  categoryNames,
  orderLines,
  priceHistory,
  productPrices,
  products,
  relatedProducts,
} from '../../platform/db/schema'
import { firstFree, slugOf } from '../../platform/db/queries/slugs'
import { selectProducts, type ProductRow } from './products.repository'

export type { ProductRow } from './products.repository'
export type ProductValues = typeof products.$inferInsert

/** Locks a product that is not archived until the transaction ends. */
export async function lockProduct(
  tx: Db,
  id: string,
  strength: 'update' | 'no key update' = 'no key update',
): Promise<ProductRow | undefined> {
  const [row] = await selectProducts(tx)
    .where(and(eq(products.id, id), isNull(products.archivedAt)))
    .for(strength, { of: products })
  return row
}

/** Locks a category name against deletion. @returns its id; undefined if no such category exists */
export async function lockCategory(tx: Db, name: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: categoryNames.id })
    .from(categoryNames)
    .where(eq(categoryNames.name, name))
    .for('key share')
  const rows = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.name, name))
    .limit(1)
  return rows.length > 0 ? row?.id : undefined
}

export async function isSlugTaken(tx: Db, slug: string): Promise<boolean> {
  const rows = await tx.select({ id: products.id }).from(products).where(eq(products.slug, slug))
  return rows.length > 0
}

/** An unused slug generated from the name. */
export async function freeProductSlug(tx: Db, name: string): Promise<string> {
  const slug = slugOf(name, 'produkt')
  const rows = await tx
    .select({ slug: products.slug })
    .from(products)
    .where(or(eq(products.slug, slug), like(products.slug, `${slug}-%`)))
  return firstFree(slug, new Set(rows.map((row) => row.slug)))
}

/** New products are appended to the catalogue's order. */
export async function insertProduct(tx: Db, values: Omit<ProductValues, 'position'>): Promise<void> {
  const [last] = await tx
    .select({ position: products.position })
    .from(products)
    .orderBy(desc(products.position))
    .limit(1)
  await tx.insert(products).values({ ...values, position: (last?.position ?? -1) + 1 })
}

export const updateProduct = (tx: Db, id: string, values: Partial<ProductValues>) =>
  tx.update(products).set(values).where(eq(products.id, id))

/** Minor units. */
export interface PriceRow {
  readonly platform: Platform
  readonly amount: number
  readonly originalAmount: number | null
}

export const findPrices = (tx: Db, productId: string): Promise<PriceRow[]> => {
  const { platform, amount, originalAmount } = productPrices
  return tx
    .select({ platform, amount, originalAmount })
    .from(productPrices)
    .where(eq(productPrices.productId, productId))
}

/** Replaces the product's prices; new ones are added to the price history. */
export async function replacePrices(
  tx: Db,
  productId: string,
  wanted: readonly PriceRow[],
  now: Date,
): Promise<void> {
  const before = new Map((await findPrices(tx, productId)).map(({ platform, amount }) => [platform, amount]))
  const platforms = wanted.map(({ platform }) => platform)
  await tx
    .delete(productPrices)
    .where(and(eq(productPrices.productId, productId), notInArray(productPrices.platform, platforms)))
  await tx
    .insert(productPrices)
    .values(wanted.map((price) => ({ productId, ...price, currency: platformCurrency[price.platform] })))
    .onConflictDoUpdate({
      target: [productPrices.productId, productPrices.platform],
      set: { amount: sql`excluded.amount`, originalAmount: sql`excluded.original_amount` },
    })
  const changed = wanted.filter(({ platform, amount }) => before.get(platform) !== amount)
  if (changed.length === 0) return
  await tx
    .insert(priceHistory)
    .values(changed.map(({ platform, amount }) => ({ productId, platform, amount, validFrom: now })))
}

/** Ids of products that do not exist or are archived. */
export async function unknownProducts(tx: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, [...ids]), isNull(products.archivedAt)))
  const known = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !known.has(id))
}

export async function replaceRelated(tx: Db, productId: string, ids: readonly string[]): Promise<void> {
  await tx.delete(relatedProducts).where(eq(relatedProducts.productId, productId))
  if (ids.length === 0) return
  await tx
    .insert(relatedProducts)
    .values(ids.map((relatedId, position) => ({ productId, relatedId, position })))
}

/** Slug of an archived product, which frees its own one for other products. */
export const archivedSlug = (id: string) => `archived-${id}`

/**
 * Deletes a product, or archives it with its status if an order contains it; frees its slug. The caller must hold its row
 * lock.
 */
export async function removeProduct(tx: Db, id: string, now: Date): Promise<'deleted' | 'archived'> {
  const ordered = await tx
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(eq(orderLines.productId, id))
    .limit(1)
  if (ordered.length === 0) {
    await tx.delete(products).where(eq(products.id, id))
    return 'deleted'
  }
  await updateProduct(tx, id, {
    archivedAt: now,
    updatedAt: now,
    slug: archivedSlug(id),
  })
  return 'archived'
}
