import { and, asc, count, desc, eq, inArray, isNull, like, or, sql, type SQL } from 'drizzle-orm'
import type { ProductStatus } from '@/domain/catalogue/product'
import { PLATFORMS, type Currency, type Platform } from '@/domain/shared/platform'
import type { Db } from '../../platform/db/open'
import { offsetOf, type Page } from '../../platform/db/queries/page'
import { searchPatterns } from '../../platform/db/queries/search-text'
import {
  imageVariants,
  priceHistory,
  productImages,
  productPrices,
  products,
  relatedProducts,
} from '../../platform/db/schema'

type ProductRow = typeof products.$inferSelect

export interface ProductPrice {
  readonly platform: Platform
  /** Minor units. */
  readonly amount: number
  readonly currency: Currency
  readonly originalAmount: number | null
  /** Lowest price of the 30 days before the present one began, which a strike price has to show; null: none. */
  readonly lowestAmount: number | null
}

export interface ProductImage {
  readonly id: string
  readonly alt: string
  readonly isPrimary: boolean
  readonly variants: readonly {
    readonly file: string
    readonly width: number
    readonly type: 'image/webp' | 'image/avif'
  }[]
}

/** A product with its prices (in the order of the platforms) and pictures (primary first). */
export interface Product extends ProductRow {
  readonly prices: readonly ProductPrice[]
  readonly images: readonly ProductImage[]
}

const groupBy = <T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}

/** What a product cost before its present price, over the 30 days before that one began. */
const lowestBefore = sql<number | null>`(
  select min(past.amount)::float8 from ${priceHistory} as past
  where past.product_id = ${productPrices.productId} and past.platform = ${productPrices.platform}
    and past.valid_from < present.began
    and past.valid_from >= coalesce((
      select max(older.valid_from) from ${priceHistory} as older
      where older.product_id = past.product_id and older.platform = past.platform
        and older.valid_from <= present.began - interval '30 days'
    ), '-infinity')
)`

async function pricesOf(db: Db, ids: readonly string[]) {
  const present = sql`(select max(h.valid_from) as began from ${priceHistory} as h
    where h.product_id = ${productPrices.productId} and h.platform = ${productPrices.platform})`
  return db
    .select({
      productId: productPrices.productId,
      platform: productPrices.platform,
      amount: productPrices.amount,
      currency: productPrices.currency,
      originalAmount: productPrices.originalAmount,
      lowestAmount: lowestBefore,
    })
    .from(productPrices)
    .leftJoinLateral(sql`${present} as present`, sql`true`)
    .where(inArray(productPrices.productId, [...ids]))
}

async function imagesOf(db: Db, ids: readonly string[]) {
  const images = await db
    .select()
    .from(productImages)
    .where(inArray(productImages.productId, [...ids]))
    .orderBy(asc(productImages.position), asc(productImages.id))
  if (images.length === 0) return []
  const { imageId, file, width, type } = imageVariants
  const variants = await db
    .select({ imageId, file, width, type })
    .from(imageVariants)
    .innerJoin(productImages, eq(productImages.id, imageId))
    .where(inArray(productImages.productId, [...ids]))
    .orderBy(asc(type), asc(width))
  const byImage = groupBy(variants, (variant) => variant.imageId)
  return images.map((image) => ({ ...image, variants: byImage.get(image.id) ?? [] }))
}

const rank = (platform: Platform) => PLATFORMS.indexOf(platform)

/** Adds prices and pictures to product rows, in as many queries for one row as for a hundred. */
export async function withRelations(db: Db, rows: readonly ProductRow[]): Promise<Product[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const prices = groupBy(await pricesOf(db, ids), ({ productId }) => productId)
  const images = groupBy(await imagesOf(db, ids), ({ productId }) => productId)
  return rows.map((row) => ({
    ...row,
    prices: (prices.get(row.id) ?? []).sort((a, b) => rank(a.platform) - rank(b.platform)),
    images: (images.get(row.id) ?? []).sort((a, b) => Number(b.isPrimary) - Number(a.isPrimary)),
  }))
}

export const PRODUCT_SORTS = [
  'position',
  'newest',
  'price_asc',
  'price_desc',
  'rating',
  'name',
  'stock',
  'sales',
] as const

export interface ProductFilter {
  readonly platform?: Platform | undefined
  readonly status?: ProductStatus | undefined
  readonly category?: string | undefined
  readonly search?: string | undefined
  readonly bestseller?: boolean | undefined
  readonly lowStock?: boolean | undefined
  readonly sort?: (typeof PRODUCT_SORTS)[number] | undefined
}

const isSoldOn = (platform: Platform): SQL =>
  sql`exists (select 1 from ${productPrices} where ${productPrices.productId} = ${products.id}
    and ${productPrices.platform} = ${platform})`

const priceOn = (platform: Platform | undefined): SQL =>
  sql`(select min(${productPrices.amount}) from ${productPrices} where ${productPrices.productId} = ${products.id}
    ${platform === undefined ? sql`` : sql`and ${productPrices.platform} = ${platform}`})`

const conditionsOf = ({ platform, status, category, search, bestseller, lowStock }: ProductFilter) =>
  and(
    isNull(products.archivedAt),
    platform === undefined ? undefined : isSoldOn(platform),
    status === undefined ? undefined : eq(products.status, status),
    category === undefined || category === '' ? undefined : eq(products.category, category),
    bestseller === undefined ? undefined : eq(products.bestseller, bestseller),
    lowStock === true ? sql`${products.stockQuantity} <= ${products.lowStockThreshold}` : undefined,
    ...searchPatterns(search ?? '').map((pattern) => like(products.searchText, pattern)),
  )

/** The id at the end makes every order total, so that no product is on two pages. */
function orderOf(sort: ProductFilter['sort'], platform: Platform | undefined): SQL[] {
  const own = [asc(products.position), asc(products.createdAt), asc(products.id)]
  if (sort === 'newest') return [desc(products.createdAt), asc(products.id)]
  if (sort === 'price_asc') return [sql`${priceOn(platform)} asc nulls last`, ...own]
  if (sort === 'price_desc') return [sql`${priceOn(platform)} desc nulls last`, ...own]
  if (sort === 'rating') return [desc(products.rating), desc(products.reviewCount), ...own]
  if (sort === 'name') return [asc(products.name), ...own]
  if (sort === 'stock') return [asc(products.stockQuantity), ...own]
  if (sort === 'sales') return [desc(products.salesCount), ...own]
  return own
}

export async function listProducts(db: Db, filter: ProductFilter, page: Page) {
  const where = conditionsOf(filter)
  const rows = await db
    .select()
    .from(products)
    .where(where)
    .orderBy(...orderOf(filter.sort, filter.platform))
    .limit(page.limit)
    .offset(offsetOf(page))
  const [total] = await db.select({ value: count() }).from(products).where(where)
  return { products: await withRelations(db, rows), total: total?.value ?? 0 }
}

/** Archived products exist for their orders only. */
async function findOne(db: Db, which: SQL | undefined): Promise<Product | undefined> {
  const rows = await db
    .select()
    .from(products)
    .where(and(which, isNull(products.archivedAt)))
    .limit(1)
  const [product] = await withRelations(db, rows)
  return product
}

export const findProduct = (db: Db, id: string) => findOne(db, eq(products.id, id))

/** By slug; a link may carry the id in its place. */
export const findProductBySlug = (db: Db, slug: string, id?: string) =>
  findOne(db, id === undefined ? eq(products.slug, slug) : or(eq(products.slug, slug), eq(products.id, id)))

/** Sellable companions of a product, in the order in which they were chosen. */
export async function findRelated(db: Db, productId: string, platform?: Platform): Promise<Product[]> {
  const rows = await db
    .select({ product: products })
    .from(relatedProducts)
    .innerJoin(products, eq(products.id, relatedProducts.relatedId))
    .where(
      and(
        eq(relatedProducts.productId, productId),
        eq(products.status, 'active'),
        isNull(products.archivedAt),
        platform === undefined ? undefined : isSoldOn(platform),
      ),
    )
    .orderBy(asc(relatedProducts.position))
  return withRelations(
    db,
    rows.map(({ product }) => product),
  )
}
