import { asc, inArray } from 'drizzle-orm'
import type { Platform } from '@/shop/shared/platform'
import type { Db } from '@apps/api/platform/db/open'
import { productPrices, products } from '@apps/api/platform/db/schema'
import { plannedPrice, saleColumns, type PlannedPrice } from '../sale-prices'
import { productConditions, type ProductFilter } from '../product-list.repository'

/**
 * All products that match the filter, in catalogue order, with status and regular prices by platform.
 * @returns undefined if there are more than `limit`
 */
export async function selectForChange(db: Db, filter: ProductFilter, limit: number) {
  const rows = await db
    .select({ id: products.id, name: products.fullName, status: products.status })
    .from(products)
    .where(await productConditions(db, filter))
    .orderBy(asc(products.position), asc(products.createdAt), asc(products.id))
    .limit(limit + 1)
  if (rows.length > limit) return undefined
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
    .orderBy(asc(productId), asc(platform))
  const shelves = new Map<string, (PlannedPrice & { readonly platform: Platform })[]>()
  for (const { productId: id, platform: at, ...row } of prices) {
    const price = { platform: at, ...plannedPrice(row, at) }
    const shelf = shelves.get(id)
    if (shelf) shelf.push(price)
    else shelves.set(id, [price])
  }
  return rows.map((row) => ({ ...row, shelf: shelves.get(row.id) ?? [] }))
}
