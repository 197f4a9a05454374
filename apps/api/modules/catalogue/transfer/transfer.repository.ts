import { and, asc, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Platform } from '@/shop/shared/platform'
import type { Db } from '@apps/api/platform/db/open'
import { categories, productPrices, products } from '@apps/api/platform/db/schema'
import { productConditions, type ProductFilter } from '../product-list.repository'
import { plannedPrice, saleColumns, type PlannedPrice } from '../sale-prices'
import { productSelection, type SelectedProduct } from '../products.repository'

/** A product with all columns of the file. */
export interface TransferProduct extends SelectedProduct {
  /** Regular prices with their sales by platform. */
  readonly shelf: ReadonlyMap<Platform, PlannedPrice>
}

async function withShelf(db: Db, rows: readonly SelectedProduct[]): Promise<TransferProduct[]> {
  if (rows.length === 0) return []
  const { productId, platform } = productPrices
  const prices = await db
    .select({ productId, platform, ...saleColumns })
    .from(productPrices)
    .where(
      inArray(
        productId,
        rows.map(({ id }) => id),
      ),
    )
  const byProduct = new Map<string, Map<Platform, PlannedPrice>>()
  for (const { productId: id, platform: at, ...price } of prices) {
    const shelf = byProduct.get(id) ?? new Map<Platform, PlannedPrice>()
    byProduct.set(id, shelf.set(at, plannedPrice(price, at)))
  }
  return rows.map((row) => ({ ...row, shelf: byProduct.get(row.id) ?? new Map<Platform, PlannedPrice>() }))
}

/** In catalogue order; reads one more than `limit`, to detect that there are too many. */
export async function findForExport(
  db: Db,
  filter: ProductFilter,
  limit: number,
): Promise<TransferProduct[]> {
  const rows = await productSelection(db)
    .where(await productConditions(db, filter))
    .orderBy(asc(products.position), asc(products.createdAt), asc(products.id))
    .limit(limit + 1)
  return withShelf(db, rows)
}

interface Wanted {
  readonly ids: readonly string[]
  readonly slugs: readonly string[]
}

/** Products by id or slug. */
export async function findForImport(tx: Db, { ids, slugs }: Wanted): Promise<TransferProduct[]> {
  const wanted: SQL[] = []
  if (ids.length > 0) wanted.push(inArray(products.id, [...ids]))
  if (slugs.length > 0) wanted.push(inArray(products.slug, [...slugs]))
  if (wanted.length === 0) return []
  return withShelf(tx, await productSelection(tx).where(and(isNull(products.archivedAt), or(...wanted))))
}

/** Keeps products unchanged until the transaction ends; locked in the order of their ids, to avoid deadlocks. */
export const lockImportedProducts = (tx: Db, ids: readonly string[]) =>
  tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .for('no key update')

/** Product ids by slug, archived products included. */
export async function findSlugs(tx: Db, slugs: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (slugs.length === 0) return new Map()
  const rows = await tx
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .where(inArray(products.slug, [...slugs]))
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}

export async function findCategoryNames(tx: Db): Promise<ReadonlySet<string>> {
  const rows = await tx.selectDistinct({ name: categories.name }).from(categories)
  return new Set(rows.map(({ name }) => name))
}

/** Imports run one after the other: two concurrent ones that add the same products would not see each other. */
export const lockImports = (tx: Db) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('product import'))`)
