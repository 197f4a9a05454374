import { and, asc, desc, eq, inArray, isNull, like, or } from 'drizzle-orm'
import type { ShelfPrice } from '@/shop/bulk-products/bulk-price'
import { PLATFORMS, platformCurrency, type Platform } from '@/shop/shared/platform'
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
import { productSelection, type SelectedProduct } from './products.repository'
import { columnsOfPrice, excludedPrice, plannedPrice, saleColumns, type PlannedPrice } from './sale-prices'

export type { SelectedProduct } from './products.repository'
export type ProductValues = typeof products.$inferInsert

type LockStrength = 'update' | 'no key update'

/** Locks products that are not archived until the transaction ends, in the order of their ids. */
export const lockProducts = (
  tx: Db,
  ids: readonly string[],
  strength: LockStrength = 'no key update',
): Promise<SelectedProduct[]> =>
  productSelection(tx)
    .where(and(inArray(products.id, [...ids]), isNull(products.archivedAt)))
    .orderBy(asc(products.id))
    .for(strength, { of: products })

export const lockProduct = async (
  tx: Db,
  id: string,
  strength?: LockStrength,
): Promise<SelectedProduct | undefined> => (await lockProducts(tx, [id], strength))[0]

/** Locks category names against deletion. @returns ids by name, without those that are no category's */
export async function lockCategories(tx: Db, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return new Map()
  const rows = await tx
    .select({ id: categoryNames.id, name: categoryNames.name })
    .from(categoryNames)
    .where(inArray(categoryNames.name, [...new Set(names)]))
    .orderBy(asc(categoryNames.id))
    .for('key share')
  const used = await tx
    .selectDistinct({ name: categories.name })
    .from(categories)
    .where(inArray(categories.name, [...new Set(names)]))
  const isUsed = new Set(used.map(({ name }) => name))
  return new Map(rows.flatMap(({ id, name }) => (isUsed.has(name) ? [[name, id] as const] : [])))
}

/** Those of the slugs that a product has, archived ones included. */
export async function takenSlugs(tx: Db, slugs: readonly string[]): Promise<Set<string>> {
  if (slugs.length === 0) return new Set()
  const rows = await tx
    .select({ slug: products.slug })
    .from(products)
    .where(inArray(products.slug, [...slugs]))
  return new Set(rows.map(({ slug }) => slug))
}

/** The slug that a name makes. */
export const productSlug = (name: string) => slugOf(name, 'produkt')

/** A slug generated from the name that neither a product has nor `reserved`. */
export async function freeProductSlug(
  tx: Db,
  name: string,
  reserved: ReadonlySet<string> = new Set(),
): Promise<string> {
  const slug = productSlug(name)
  const rows = await tx
    .select({ slug: products.slug })
    .from(products)
    .where(or(eq(products.slug, slug), like(products.slug, `${slug}-%`)))
  return firstFree(slug, new Set([...reserved, ...rows.map((row) => row.slug)]))
}

/** Rows per statement, which has at most 65,535 parameters. */
const ROWS = 500

/** New products are appended to the catalogue's order. */
export async function insertProducts(
  tx: Db,
  rows: readonly Omit<ProductValues, 'position'>[],
): Promise<void> {
  const [last] = await tx
    .select({ position: products.position })
    .from(products)
    .orderBy(desc(products.position))
    .limit(1)
  const first = (last?.position ?? -1) + 1
  const placed = rows.map((values, index) => ({ ...values, position: first + index }))
  for (let start = 0; start < placed.length; start += ROWS)
    await tx.insert(products).values(placed.slice(start, start + ROWS))
}

/** The regular price with its sale, in minor units. */
export interface PriceRow extends PlannedPrice {
  readonly platform: Platform
}

export interface StoredPrice extends PriceRow {
  /** The price that holds now. */
  readonly present: ShelfPrice
}

/** Prices by product id. */
export async function findPrices(
  tx: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredPrice[]>> {
  const { productId, platform } = productPrices
  const rows = await tx
    .select({ productId, platform, ...saleColumns })
    .from(productPrices)
    .where(inArray(productId, [...ids]))
  const byProduct = new Map<string, StoredPrice[]>()
  for (const { productId: id, platform: at, ...row } of rows) {
    const present = { amount: row.amount, originalAmount: row.originalAmount }
    byProduct.set(id, [...(byProduct.get(id) ?? []), { platform: at, ...plannedPrice(row, at), present }])
  }
  return byProduct
}

export interface NewPrices {
  readonly productId: string
  readonly before: readonly StoredPrice[]
  readonly wanted: readonly PriceRow[]
}

const isSamePrice = (one: PlannedPrice, other: PlannedPrice): boolean =>
  one.amount === other.amount &&
  one.originalAmount === other.originalAmount &&
  one.sale?.amount === other.sale?.amount &&
  one.sale?.from === other.sale?.from &&
  one.sale?.until === other.sale?.until

/** Replaces products' prices; new amounts are added to the price history. */
export async function replacePrices(tx: Db, replaced: readonly NewPrices[], now: Date): Promise<void> {
  for (const platform of PLATFORMS) {
    const isOn = (prices: readonly PriceRow[]) => prices.some((price) => price.platform === platform)
    const gone = replaced.filter(({ before, wanted }) => isOn(before) && !isOn(wanted))
    if (gone.length === 0) continue
    const ids = gone.map(({ productId }) => productId)
    await tx
      .delete(productPrices)
      .where(and(eq(productPrices.platform, platform), inArray(productPrices.productId, ids)))
  }
  const changed = replaced.flatMap(({ productId, before, wanted }) =>
    wanted.flatMap(({ platform, ...price }) => {
      const known = before.find((each) => each.platform === platform)
      if (known && isSamePrice(known, price)) return []
      const columns = columnsOfPrice(price, platform, now)
      const row = { productId, platform, currency: platformCurrency[platform], ...columns }
      return [{ isNewAmount: known?.present.amount !== row.amount, row }]
    }),
  )
  if (changed.length === 0) return
  await tx
    .insert(productPrices)
    .values(changed.map(({ row }) => row))
    .onConflictDoUpdate({
      target: [productPrices.productId, productPrices.platform],
      set: excludedPrice,
    })
  const amounts = changed.filter(({ isNewAmount }) => isNewAmount)
  if (amounts.length === 0) return
  await tx.insert(priceHistory).values(
    amounts.map(({ row: { productId, platform, amount } }) => ({
      productId,
      platform,
      amount,
      validFrom: now,
    })),
  )
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

export async function wasOrdered(tx: Db, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(eq(orderLines.productId, id))
    .limit(1)
  return rows.length > 0
}

export const deleteRow = (tx: Db, id: string) => tx.delete(products).where(eq(products.id, id))

export const archiveRow = (tx: Db, id: string, now: Date) =>
  tx
    .update(products)
    .set({ archivedAt: now, updatedAt: now, slug: archivedSlug(id) })
    .where(eq(products.id, id))
