import { and, eq, sql } from 'drizzle-orm'
import type { Currency, Platform } from '@/shop/shared/platform'
import type { NetContent, ProductStatus, Tint } from '@/shop/catalogue/product'
import type { Db } from '../../platform/db/open'
import { primaryFile } from '../catalogue/images/product-images.repository'
import { priceAt, saleColumns } from '../catalogue/sale-prices'
import { prepared } from '../../platform/db/prepared'
import { categoryNames, productPrices, products } from '../../platform/db/schema'
import { isUuid } from '../../platform/http/errors'

/** A product with its price on one platform, for cart and checkout. Amounts in minor units. */
export interface SellableProduct {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly subtitle: string
  readonly category: string
  readonly status: ProductStatus
  readonly stockQuantity: number
  readonly archivedAt: Date | null
  /** VAT in percent on this platform; null uses the platform's rate. */
  readonly taxRate: number | null
  /** Percent off each delivery of a Sparabo; null: it is not offered in one. */
  readonly subscriptionPercent: number | null
  readonly premiumEnabled: boolean
  readonly premiumMonths: number
  readonly premiumValue: number
  readonly amount: number
  readonly originalAmount: number | null
  readonly currency: Currency
  readonly netAmount: number | null
  readonly netUnit: NetContent['unit'] | null
  readonly tint: Tint
  /** Path below /media of the primary picture's WebP nearest to 960 px. */
  readonly imageFile: string | null
}

const select = (db: Db) =>
  db
    .select({
      id: products.id,
      slug: products.slug,
      name: products.fullName,
      subtitle: products.subtitle,
      category: categoryNames.name,
      status: products.status,
      stockQuantity: products.stockQuantity,
      archivedAt: products.archivedAt,
      taxRate: sql<
        number | null
      >`case when ${productPrices.platform} = 'turkey' then ${products.turkishTaxRate} else ${products.taxRate} end`,
      subscriptionPercent: products.subscriptionPercent,
      premiumEnabled: products.premiumEnabled,
      premiumMonths: products.premiumMonths,
      premiumValue: products.premiumValue,
      ...saleColumns,
      currency: productPrices.currency,
      netAmount: products.netAmount,
      netUnit: products.netUnit,
      tint: products.tint,
      imageFile: primaryFile(960),
    })
    .from(products)
    .innerJoin(categoryNames, eq(categoryNames.id, products.categoryId))
    .innerJoin(
      productPrices,
      and(eq(productPrices.productId, products.id), eq(productPrices.platform, sql.placeholder('platform'))),
    )
    .where(sql`${products.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .orderBy(products.id)
const readSellable = prepared((db) => select(db).prepare('read_sellable'))
const lockSellable = prepared((db) =>
  select(db).for('no key update', { of: products }).prepare('lock_sellable'),
)

export interface FindOptions {
  readonly platform: Platform
  /** By which sales begin and end. */
  readonly now: Date
  /** Locks the rows in the order of their ids until the transaction ends, to avoid deadlocks. */
  readonly lock?: boolean
}

/**
 * Products sold on the platform, by id and whatever their status; unknown and malformed ids are missing from the
 * result.
 */
export async function findSellable(
  db: Db,
  ids: readonly string[],
  { platform, now, lock = false }: FindOptions,
): Promise<Map<string, SellableProduct>> {
  const known = [...new Set(ids.filter(isUuid).map((id) => id.toLowerCase()))]
  if (known.length === 0) return new Map()
  const statement = lock ? lockSellable(db) : readSellable(db)
  const rows = await statement.execute({ ids: known, platform })
  return new Map(rows.map((row) => [row.id, { ...row, ...priceAt(row, now) }]))
}

/**
 * Whether a product may be in a cart. Sold-out ones may, because they can return; inactive, discontinued and
 * archived ones may not.
 */
export const isOffered = ({ status, archivedAt }: SellableProduct): boolean =>
  archivedAt === null && (status === 'active' || status === 'out_of_stock')

/** Whether the product has a public page; inactive and archived products must not be revealed. */
export const isPublic = ({ status, archivedAt }: SellableProduct): boolean =>
  archivedAt === null && status !== 'inactive'

/** Units that can be bought. */
export const availableStock = ({ status, archivedAt, stockQuantity }: SellableProduct): number =>
  archivedAt === null && status === 'active' ? stockQuantity : 0
