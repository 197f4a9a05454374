import { and, asc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import { PLATFORMS, type Currency, type Platform } from '@/shop/shared/platform'
import type { PictureAlts } from '@/shop/catalogue/product-texts'
import type { Db } from '../../platform/db/open'
import { columnsWithout } from '../../platform/db/queries/columns-without'
import {
  categoryNames,
  formerSlugs,
  imageVariants,
  priceHistory,
  productImages,
  productPrices,
  products,
  relatedProducts,
} from '../../platform/db/schema'
import { isAvailable } from '@/shop/catalogue/product'
import { saleColumns, storedPlan, type PlannedPrice } from './sale-prices'
import { findSizes, isCard, ownerOf, type FamilySize } from './sizes.repository'

/** Columns used only for searching and sorting. */
const UNREAD = [
  'searchText',
  'translatedSearchText',
  'nameSort',
  'lowestAmount',
  'soldOn',
  'cardOn',
  'familySizes',
  'isLow',
] as const
type Unread = (typeof UNREAD)[number]

export const productColumns = {
  ...columnsWithout(products, ...UNREAD),
  category: categoryNames.name,
}

/** Products with the name of their category. */
export const productSelection = (db: Db) =>
  db.select(productColumns).from(products).innerJoin(categoryNames, eq(categoryNames.id, products.categoryId))

export type SelectedProduct = Omit<typeof products.$inferSelect, Unread> & {
  readonly category: string
}

export interface PriceRow {
  readonly platform: Platform
  /** Minor units. */
  readonly amount: number
  readonly currency: Currency
  readonly originalAmount: number | null
  readonly planned: PlannedPrice & { readonly isRunning: boolean }
  /**
   * Lowest price of the 30 days before the current one, which must be shown next to a struck-through price; null if
   * there is none.
   */
  readonly lowestAmount: number | null
}

export interface ProductImage {
  readonly id: string
  readonly alt: string
  readonly alts: PictureAlts
  readonly isPrimary: boolean
  readonly variants: readonly {
    readonly file: string
    readonly width: number
    readonly type: 'image/webp' | 'image/avif'
  }[]
}

/** A product with its prices (in platform order), its pictures (primary first) and the sizes of its family. */
export interface Product extends SelectedProduct {
  readonly prices: readonly PriceRow[]
  readonly images: readonly ProductImage[]
  readonly sizes: readonly FamilySize[]
}

const groupBy = <T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}

/** Lowest price in the 30 days before the current price began. */
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
  const rows = await db
    .select({
      productId: productPrices.productId,
      platform: productPrices.platform,
      ...saleColumns,
      currency: productPrices.currency,
      lowestAmount: lowestBefore,
    })
    .from(productPrices)
    .leftJoinLateral(sql`${present} as present`, sql`true`)
    .where(inArray(productPrices.productId, [...ids]))
  return rows.map((row) => ({ ...row, planned: storedPlan(row, row.platform) }))
}

/** Lowest earlier price on the platform, by product id. */
export async function lowestAmounts(
  db: Db,
  reduced: readonly { readonly id: string }[],
  platform: Platform,
): Promise<ReadonlyMap<string, number | null>> {
  if (reduced.length === 0) return new Map()
  const ids = reduced.map(({ id }) => id)
  const prices = (await pricesOf(db, ids)).filter((price) => price.platform === platform)
  return new Map(prices.map(({ productId, lowestAmount }) => [productId, lowestAmount]))
}

async function imagesOf(db: Db, ids: readonly string[]) {
  const images = await db
    .select()
    .from(productImages)
    .where(inArray(productImages.productId, [...ids]))
    .orderBy(asc(productImages.position), asc(productImages.id))
  if (images.length === 0) return []
  const { file, width, type } = imageVariants
  const variants = await db
    .select({ imageId: productImages.id, file, width, type })
    .from(imageVariants)
    .innerJoin(productImages, eq(productImages.id, imageVariants.imageId))
    .where(inArray(productImages.productId, [...ids]))
    .orderBy(asc(type), asc(width))
  const byImage = groupBy(variants, (variant) => variant.imageId)
  return images.map((image) => ({ ...image, variants: byImage.get(image.id) ?? [] }))
}

const rank = (platform: Platform) => PLATFORMS.indexOf(platform)

/** Adds prices and pictures to product rows, in a fixed number of queries. */
export async function withRelations(db: Db, rows: readonly SelectedProduct[]): Promise<Product[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const prices = groupBy(await pricesOf(db, ids), ({ productId }) => productId)
  const images = groupBy(await imagesOf(db, rows.map(ownerOf)), ({ productId }) => productId)
  const sizes = await findSizes(
    db,
    rows.flatMap(({ familyId }) => familyId ?? []),
  )
  return rows.map((row) => ({
    ...row,
    prices: (prices.get(row.id) ?? []).sort((a, b) => rank(a.platform) - rank(b.platform)),
    images: [...(images.get(ownerOf(row)) ?? [])].sort((a, b) => Number(b.isPrimary) - Number(a.isPrimary)),
    sizes: sizes.get(row.familyId ?? '') ?? [],
  }))
}

/** As lists show them: of a family whose card is sold out, the first size in its order that is not. */
export async function inAvailableSizes(
  db: Db,
  cards: readonly Product[],
  platform: Platform | undefined,
): Promise<Product[]> {
  const instead = new Map<string, string>()
  for (const { id, status, stockQuantity, sizes } of cards) {
    if (isAvailable({ status, stock: stockQuantity })) continue
    const isSold = ({ prices }: FamilySize) =>
      prices.some((price) => platform === undefined || price.platform === platform)
    const other = sizes.find((size) => isAvailable(size) && isSold(size))
    if (other) instead.set(id, other.id)
  }
  if (instead.size === 0) return [...cards]
  const others = await withRelations(
    db,
    await productSelection(db).where(inArray(products.id, [...instead.values()])),
  )
  return cards.map((card) => others.find(({ id }) => id === instead.get(card.id)) ?? card)
}

async function findAny(db: Db, which: SQL | undefined): Promise<Product | undefined> {
  const [product] = await withRelations(db, await productSelection(db).where(which).limit(1))
  return product
}

/** Archived products are kept only for their orders. */
const findOne = (db: Db, which: SQL | undefined) => findAny(db, and(which, isNull(products.archivedAt)))

/** Includes archived products, which administrators may restore. */
export const findEvenArchived = (db: Db, id: string) => findAny(db, eq(products.id, id))

export const findProduct = (db: Db, id: string) => findOne(db, eq(products.id, id))

const formerOwner = (slug: string): SQL =>
  sql`(select ${formerSlugs.productId} from ${formerSlugs} where ${formerSlugs.slug} = ${slug})`

/** By slug, or by an earlier one; links may contain the id instead. */
export async function findProductBySlug(db: Db, slug: string, id?: string): Promise<Product | undefined> {
  const which = id === undefined ? eq(products.slug, slug) : or(eq(products.slug, slug), eq(products.id, id))
  return (await findOne(db, which)) ?? (await findOne(db, eq(products.id, formerOwner(slug))))
}

const selectRelated = (db: Db, product: SelectedProduct, where?: SQL) =>
  productSelection(db)
    .innerJoin(relatedProducts, eq(relatedProducts.relatedId, products.id))
    .where(and(eq(relatedProducts.productId, ownerOf(product)), isNull(products.archivedAt), where))
    .orderBy(asc(relatedProducts.position))

/** All related products, for editing. */
export const findCompanions = async (db: Db, product: SelectedProduct): Promise<Product[]> =>
  withRelations(db, await selectRelated(db, product))

/** Related products that may be shown to shoppers; any size stands for its family, which is there once. */
export async function findRelated(db: Db, product: SelectedProduct, platform?: Platform): Promise<Product[]> {
  const named = await selectRelated(db, product)
  const owners = [...new Set(named.map(ownerOf))].filter((owner) => owner !== product.familyId)
  if (owners.length === 0) return []
  const families = owners.filter((owner) => named.some(({ familyId }) => familyId === owner))
  const cards = await productSelection(db).where(
    and(
      or(inArray(products.id, owners), inArray(products.familyId, families)),
      isNull(products.archivedAt),
      eq(products.status, 'active'),
      isCard(platform),
    ),
  )
  const byOwner = new Map(cards.map((card) => [ownerOf(card), card]))
  const shown = await withRelations(
    db,
    owners.flatMap((owner) => byOwner.get(owner) ?? []),
  )
  return inAvailableSizes(db, shown, platform)
}
