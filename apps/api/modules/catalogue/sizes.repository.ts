import { and, asc, desc, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm'
import type { ProductStatus } from '@/shop/catalogue/product'
import type { Platform } from '@/shop/shared/platform'
import type { Db } from '../../platform/db/open'
import { isCardOn } from '../../platform/db/queries/sold-on'
import {
  productImages,
  productPrices,
  products,
  productVideos,
  relatedProducts,
  reviews,
} from '../../platform/db/schema'
import { saleColumns, storedPlan } from './sale-prices'

/** One size of a family, with its prices in minor units. */
export interface FamilySize {
  readonly id: string
  readonly slug: string
  readonly label: string
  readonly status: ProductStatus
  readonly stock: number
  readonly netAmount: number | null
  readonly netUnit: (typeof products.$inferSelect)['netUnit']
  readonly prices: readonly {
    readonly platform: Platform
    readonly amount: number
    readonly originalAmount: number | null
    readonly planned: ReturnType<typeof storedPlan>
  }[]
}

/** The product that owns pictures and related products: the family's, else the product itself. */
export const ownerOf = ({ id, familyId }: { readonly id: string; readonly familyId: string | null }) =>
  familyId ?? id

/** All sizes of families that are not archived, in the order that shoppers see, by the family's id. */
export async function findSizes(
  db: Db,
  familyIds: readonly string[],
): Promise<ReadonlyMap<string, FamilySize[]>> {
  const families = new Map<string, FamilySize[]>(familyIds.map((id) => [id, []]))
  if (families.size === 0) return families
  const rows = await db
    .select({
      familyId: products.familyId,
      id: products.id,
      slug: products.slug,
      label: sql<string>`${products.sizeLabel}`,
      status: products.status,
      stock: products.stockQuantity,
      netAmount: products.netAmount,
      netUnit: products.netUnit,
    })
    .from(products)
    .where(and(inArray(products.familyId, [...families.keys()]), isNull(products.archivedAt)))
    .orderBy(asc(products.sizeOrder), asc(products.id))
  const { productId, platform } = productPrices
  const prices = await db
    .select({ productId, platform, ...saleColumns })
    .from(productPrices)
    .innerJoin(products, eq(products.id, productId))
    .where(inArray(products.familyId, [...families.keys()]))
  for (const { familyId, ...row } of rows)
    families.get(familyId ?? '')?.push({
      ...row,
      prices: prices
        .filter((price) => price.productId === row.id)
        .map((price) => ({
          platform: price.platform,
          amount: price.amount,
          originalAmount: price.originalAmount,
          planned: storedPlan(price, price.platform),
        })),
    })
  return families
}

/** One product for each family: the one that lists of the platform show, without a platform the default. */
export const isCard = (platform: Platform | undefined): SQL =>
  platform === undefined
    ? sql`(${products.familyId} is null or ${products.id} = (
        select card.id from ${products} as card
        where card.family_id = ${products.familyId} and card.card_on <> 0
        order by card.is_default_size desc, card.size_order, card.id limit 1))`
    : isCardOn(platform)

const membersOf = (familyId: string) => eq(products.familyId, familyId)

/** A product that may be one of a family's sizes. */
export async function findMember(tx: Db, id: string) {
  const [row] = await tx
    .select({ id: products.id, familyId: products.familyId })
    .from(products)
    .where(and(eq(products.id, id), isNull(products.archivedAt)))
  return row
}

/** Locks all sizes, archived ones too, in the order of their ids. */
export const lockFamily = (tx: Db, familyId: string) =>
  tx
    .select({ id: products.id, isDefaultSize: products.isDefaultSize, sizeLabel: products.sizeLabel })
    .from(products)
    .where(membersOf(familyId))
    .orderBy(asc(products.id))
    .for('no key update')

export interface SizePlace {
  readonly sizeLabel: string
  readonly sizeOrder: number
}

/** Makes a product the first size of a family of its own. */
export const foundFamily = (tx: Db, id: string, place: SizePlace) =>
  tx
    .update(products)
    .set({ familyId: id, isDefaultSize: true, ...place })
    .where(eq(products.id, id))

/** Adds a product to a family, whose texts it takes, or moves it within the family. */
export const placeSize = (tx: Db, id: string, familyId: string, place: SizePlace) =>
  tx
    .update(products)
    .set({ familyId, ...place })
    .where(eq(products.id, id))

export async function setDefaultSize(tx: Db, id: string, familyId: string): Promise<void> {
  await tx
    .update(products)
    .set({ isDefaultSize: false })
    .where(and(membersOf(familyId), ne(products.id, id), products.isDefaultSize))
  await tx.update(products).set({ isDefaultSize: true }).where(eq(products.id, id))
}

/** Who takes over what a leaving size was for the family: the default, else the first in order; archived ones last. */
export async function findSuccessor(tx: Db, familyId: string, leaving: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(membersOf(familyId), ne(products.id, leaving)))
    .orderBy(
      desc(isNull(products.archivedAt)),
      desc(products.isDefaultSize),
      asc(products.sizeOrder),
      asc(products.id),
    )
    .limit(1)
  return row?.id
}

export const makeSingle = (tx: Db, id: string) =>
  tx.update(products).set({ familyId: null, sizeLabel: null }).where(eq(products.id, id))

/** Hands pictures, film and related products of the family on to another size, by whose id it is called then. */
export async function passOn(tx: Db, from: string, to: string): Promise<void> {
  await tx.delete(productImages).where(eq(productImages.productId, to))
  await tx.update(productImages).set({ productId: to }).where(eq(productImages.productId, from))
  await tx.delete(productVideos).where(eq(productVideos.productId, to))
  await tx.update(productVideos).set({ productId: to }).where(eq(productVideos.productId, from))
  await tx.delete(relatedProducts).where(eq(relatedProducts.productId, to))
  await tx
    .update(relatedProducts)
    .set({ productId: to })
    .where(and(eq(relatedProducts.productId, from), ne(relatedProducts.relatedId, to)))
  await tx.update(products).set({ familyId: to }).where(membersOf(from))
}

/** Of a customer who reviewed both, the review of the other size stays. */
export async function moveReviews(tx: Db, from: string, to: string): Promise<void> {
  const there = sql`select 1 from ${reviews} as other
    where other.product_id = ${to} and other.user_id = ${reviews.userId}`
  await tx
    .update(reviews)
    .set({ productId: to })
    .where(and(eq(reviews.productId, from), sql`not exists (${there})`))
}
