import { and, asc, count, desc, eq, isNull, like, or, sql, type SQL } from 'drizzle-orm'
import type { Platform } from '@/domain/shared/platform'
import type { ProductStatus } from '@/domain/catalogue/product'
import type { Db } from '../../platform/db/open'
import { categories, productPrices, products, relatedProducts, reviews } from '../../platform/db/schema'
import { offsetOf, type Page } from '../../platform/db/queries/page'
import { withRelations, type Product } from './product-relations.repository'
import { searchPatterns } from '../../platform/db/queries/search-text'

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

/** By slug; a link may carry the id in its place (S2). */
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

export type ProductReview = typeof reviews.$inferSelect

/** Newest first. */
export const findReviews = (db: Db, productId: string): Promise<ProductReview[]> =>
  db
    .select()
    .from(reviews)
    .where(eq(reviews.productId, productId))
    .orderBy(desc(reviews.createdAt), asc(reviews.id))
    .limit(200)

export interface ShelfCategory {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly icon: string
  readonly color: string
  readonly productCount: number
}

/** Active categories of a platform with how many products it offers there. */
export async function listShelves(db: Db, platform: Platform): Promise<ShelfCategory[]> {
  return db
    .select({
      id: categories.id,
      name: categories.name,
      slug: categories.slug,
      icon: categories.icon,
      color: categories.color,
      productCount: sql<number>`count(${products.id})::int`,
    })
    .from(categories)
    .leftJoin(
      products,
      and(
        eq(products.category, categories.name),
        eq(products.status, 'active'),
        isNull(products.archivedAt),
        isSoldOn(platform),
      ),
    )
    .where(and(eq(categories.platform, platform), eq(categories.isActive, true)))
    .groupBy(categories.id)
    .orderBy(asc(categories.sortOrder), asc(categories.name))
}
