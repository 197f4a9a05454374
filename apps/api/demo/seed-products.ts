import { PLATFORMS, platformCurrency, platformVat } from '@/shop/shared/platform'
import type { Db } from '../platform/db/open'
import {
  categoryNames,
  priceHistory,
  productPrices,
  products,
  relatedProducts,
  reviews,
} from '../platform/db/schema'
import { eq } from 'drizzle-orm'
import { demoProducts } from './products'
import { demoTraits } from './products/traits'
import { demoFamilies } from './sizes'
import { translationsOf } from './texts'
import type { DemoProduct } from './types'

const DAY_MS = 86_400_000
const ago = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

/** What is drunk every day. */
const IN_SPARABO: readonly string[] = [
  'abendruhe',
  'pfefferminze',
  'morgengruen',
  'assam-gold',
  'hochland-roestung',
  'espresso-nacht',
  'mondschein-entkoffeiniert',
]
export const SPARABO_PERCENT = 10

/** Returns the id of a demo product by its slug. */
export type Ids = (slug: string) => string

function productRow(product: DemoProduct, categoryId: string, position: number, now: Date) {
  const { reviews: written } = product
  const sum = written.reduce((total, { rating }) => total + rating, 0)
  return {
    slug: product.slug,
    name: product.name,
    subtitle: product.subtitle,
    shortDescription: product.shortDescription,
    detailedDescription: product.detailedDescription,
    categoryId,
    bestseller: product.bestseller,
    features: [...product.features],
    benefits: [...product.benefits],
    certification: [...product.certification],
    traits: [...(demoTraits[product.slug] ?? [])],
    ingredients: product.ingredients,
    nutritionalInfo: product.nutritionalInfo ?? null,
    organic: product.organic ?? null,
    brewing: product.brewing ?? null,
    origin: product.origin ?? '',
    harvest: product.harvest ?? '',
    translations: translationsOf(product),
    netAmount: product.netContent.amount,
    netUnit: product.netContent.unit,
    tint: product.tint,
    // Null stands for the platform's own rate.
    taxRate: product.taxRate === platformVat.germany ? null : product.taxRate,
    turkishTaxRate: product.turkishTaxRate,
    subscriptionPercent: IN_SPARABO.includes(product.slug) ? SPARABO_PERCENT : null,
    stockQuantity: product.stock,
    rating: written.length === 0 ? 0 : Math.round((sum / written.length) * 10) / 10,
    reviewCount: written.length,
    premiumEnabled: product.premium !== undefined,
    premiumMonths: product.premium?.months ?? 1,
    premiumValue: product.premium?.value ?? 0,
    position,
    createdAt: ago(now, position + 1),
    updatedAt: ago(now, position + 1),
  }
}

export async function seedProducts(tx: Db, now: Date): Promise<Ids> {
  const names = await tx.select({ id: categoryNames.id, name: categoryNames.name }).from(categoryNames)
  const categoryIds = new Map(names.map(({ id, name }) => [name, id]))
  const rows = await tx
    .insert(products)
    .values(
      demoProducts.map((product, position) =>
        productRow(product, categoryIds.get(product.category) ?? '', position, now),
      ),
    )
    .returning({ id: products.id, slug: products.slug })
  const bySlug = new Map(rows.map(({ id, slug }) => [slug, id]))
  return (slug) => {
    const id = bySlug.get(slug)
    if (id === undefined) throw new Error(`the demo catalogue has no product ${slug}`)
    return id
  }
}

export async function seedPrices(tx: Db, ids: Ids, now: Date): Promise<void> {
  const rows = demoProducts.flatMap(({ slug, prices, originalPrices }) =>
    PLATFORMS.map((platform) => ({
      productId: ids(slug),
      platform,
      amount: prices[platform],
      currency: platformCurrency[platform],
      originalAmount: originalPrices?.[platform] ?? null,
    })),
  )
  await tx.insert(productPrices).values(rows)
  await tx.insert(priceHistory).values(
    rows.flatMap(({ productId, platform, amount, originalAmount }) => {
      const present = { productId, platform, amount, validFrom: ago(now, originalAmount === null ? 90 : 10) }
      if (originalAmount === null) return [present]
      return [{ productId, platform, amount: originalAmount, validFrom: ago(now, 90) }, present]
    }),
  )
}

/** Further sizes stand beside their product, whose texts, rating and age they have. */
export async function seedSizes(tx: Db, ids: Ids, now: Date): Promise<void> {
  let position = demoProducts.length
  for (const { slug, label, sizes } of demoFamilies) {
    const familyId = ids(slug)
    await tx
      .update(products)
      .set({ familyId, sizeLabel: label, isDefaultSize: true })
      .where(eq(products.id, familyId))
    const [first] = await tx.select().from(products).where(eq(products.id, familyId))
    if (!first) continue
    for (const [index, { prices, netContent, stock, ...size }] of sizes.entries()) {
      const { id: _, ...shared } = first
      const own = {
        ...shared,
        slug: size.slug,
        sizeLabel: size.label,
        sizeOrder: index + 1,
        isDefaultSize: false,
        netAmount: netContent.amount,
        netUnit: netContent.unit,
        stockQuantity: stock,
        position: position++,
        // Kept by triggers, once it has prices.
        lowestAmount: null,
        soldOn: 0,
        cardOn: 0,
      }
      const rows = await tx.insert(products).values(own).returning({ id: products.id })
      const shelf = rows.flatMap(({ id: productId }) =>
        PLATFORMS.map((platform) => ({ productId, platform, amount: prices[platform] })),
      )
      await tx
        .insert(productPrices)
        .values(shelf.map((price) => ({ ...price, currency: platformCurrency[price.platform] })))
      await tx.insert(priceHistory).values(shelf.map((price) => ({ ...price, validFrom: ago(now, 90) })))
    }
  }
}

export async function seedReviews(tx: Db, ids: Ids): Promise<void> {
  await tx.insert(reviews).values(
    demoProducts.flatMap((product) =>
      product.reviews.map(({ user, rating, comment, date }) => ({
        productId: ids(product.slug),
        author: user,
        rating,
        comment,
        createdAt: new Date(`${date}T12:00:00Z`),
      })),
    ),
  )
}

export async function seedRelatedProducts(tx: Db, ids: Ids): Promise<void> {
  await tx
    .insert(relatedProducts)
    .values(
      demoProducts.flatMap(({ slug, related }) =>
        related.map((other, position) => ({ productId: ids(slug), relatedId: ids(other), position })),
      ),
    )
}
