import { platformCurrency, PLATFORMS, platformVat } from '@/domain/shared/platform'
import type { Db } from '../platform/db/open'
import {
  cargoCompanies,
  categories,
  categoryNames,
  coupons,
  facts,
  imageVariants,
  paymentSettings,
  priceHistory,
  productImages,
  productPrices,
  products,
  relatedProducts,
  reviews,
} from '../platform/db/schema'
import { inTransaction } from '../platform/db/transaction'
import { demoCargoCompanies } from './cargo'
import { demoCategories } from './categories'
import { demoCoupons } from './coupons'
import { demoPaymentSettings } from './payment-settings'
import { demoProducts } from './products'
import { altsOf, translationsOf } from './texts'
import type { DemoCoupon, DemoProduct } from './types'

const DAY_MS = 86_400_000
const WIDTHS = [320, 640, 960] as const
const ago = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

/** Writes a thing once per database, whatever happens to it later. */
async function once(tx: Db, key: string, write: () => Promise<void>): Promise<void> {
  const made = await tx.insert(facts).values({ key, value: 'written' }).onConflictDoNothing().returning()
  if (made.length > 0) await write()
}

/** Categories always; the demo catalogue only into a database without products. */
export async function seed(db: Db, { demoData, now }: { demoData: boolean; now: Date }): Promise<void> {
  await inTransaction(db, async (tx) => {
    await once(tx, 'categories', () => seedCategories(tx))
    if (!demoData) return
    const [any] = await tx.select({ id: products.id }).from(products).limit(1)
    if (!any) await once(tx, 'demo', () => seedDemo(tx, now))
  })
}

async function seedCategories(tx: Db): Promise<void> {
  const names = [...new Set(demoCategories.map(({ name }) => name))]
  await tx
    .insert(categoryNames)
    .values(names.map((name) => ({ name })))
    .onConflictDoNothing()
  await tx
    .insert(categories)
    .values(demoCategories.map((category) => ({ ...category })))
    .onConflictDoNothing()
}

async function seedDemo(tx: Db, now: Date): Promise<void> {
  const ids = await seedProducts(tx, now)
  await seedPrices(tx, ids, now)
  await seedPictures(tx, ids)
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
  await tx
    .insert(relatedProducts)
    .values(
      demoProducts.flatMap(({ slug, related }) =>
        related.map((other, position) => ({ productId: ids(slug), relatedId: ids(other), position })),
      ),
    )
  await tx.insert(coupons).values(demoCoupons.map((coupon) => couponRow(coupon, ids)))
  await seedShop(tx)
}

type Ids = (slug: string) => string

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
    // The platform's own rate needs no note.
    taxRate: product.taxRate === platformVat.germany ? null : product.taxRate,
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

async function seedProducts(tx: Db, now: Date): Promise<Ids> {
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

async function seedPrices(tx: Db, ids: Ids, now: Date): Promise<void> {
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

async function seedPictures(tx: Db, ids: Ids): Promise<void> {
  const pictures = demoProducts.flatMap(({ slug, pictures: own }) =>
    own.map(({ file, alt }, position) => ({ productId: ids(slug), file, alt, position })),
  )
  const rows = await tx
    .insert(productImages)
    .values(
      pictures.map(({ productId, alt, position }) => ({
        productId,
        alt,
        alts: altsOf(alt),
        position,
        isPrimary: position === 0,
      })),
    )
    .returning({ id: productImages.id, productId: productImages.productId, position: productImages.position })
  const keyOf = ({ productId, position }: { productId: string; position: number }) =>
    `${productId} ${position}`
  const files = new Map(pictures.map((picture) => [keyOf(picture), picture.file]))
  await tx.insert(imageVariants).values(
    rows.flatMap((row) =>
      WIDTHS.flatMap((width) =>
        (['webp', 'avif'] as const).map((kind) => ({
          imageId: row.id,
          file: `${files.get(keyOf(row)) ?? ''}-${width}.${kind}`,
          width,
          type: `image/${kind}` as const,
        })),
      ),
    ),
  )
}

function couponRow(coupon: DemoCoupon, ids: Ids) {
  const { code, name, description, type, currency, minimumOrderAmount, startDate, endDate, settings } = coupon
  return {
    code,
    name,
    description,
    type,
    currency,
    minimumOrderAmount,
    startDate,
    endDate,
    ...settings,
    platforms: [...coupon.platforms],
    usageLimitTotal: coupon.usageLimit.total ?? null,
    usageLimitPerUser: coupon.usageLimit.perUser,
    ...effectOf(coupon, ids),
  }
}

function effectOf(coupon: DemoCoupon, ids: Ids) {
  if (coupon.type === 'percentage') return { percent: coupon.discountValue }
  if (coupon.type === 'fixed_amount') return { amount: coupon.discountValue }
  if (coupon.type === 'premium_extension') return { premiumMonths: coupon.premiumExtensionMonths }
  if (coupon.type === 'free_product') {
    return { giftProductId: ids(coupon.freeProduct.product), giftQuantity: coupon.freeProduct.quantity }
  }
  if (coupon.type === 'free_shipping') return {}
  const { buyQuantity, getFreeQuantity, applicableProducts, applicableCategories } = coupon.buyXGetY
  return {
    buyQuantity,
    freeQuantity: getFreeQuantity,
    applicableProducts: applicableProducts.map(ids),
    applicableCategories: [...applicableCategories],
  }
}

async function seedShop(tx: Db): Promise<void> {
  await tx
    .insert(cargoCompanies)
    .values(
      demoCargoCompanies.map(({ estimatedDeliveryDays, contactInfo, platforms, ...company }) => ({
        ...company,
        ...contactInfo,
        platforms: [...platforms],
        domesticDays: estimatedDeliveryDays.domestic,
        internationalDays: estimatedDeliveryDays.international,
      })),
    )
    .onConflictDoNothing()
  await tx
    .insert(paymentSettings)
    .values(
      demoPaymentSettings.map(({ platform, currency, paypal, bankTransfer, shippingRules }) => ({
        platform,
        currency,
        ...shippingRules,
        paypalEnabled: paypal.enabled,
        paypalEmail: paypal.email,
        paypalInstructions: paypal.instructions,
        bankEnabled: bankTransfer.enabled,
        bankName: bankTransfer.bankName,
        accountHolder: bankTransfer.accountHolder,
        iban: bankTransfer.iban,
        bic: bankTransfer.bic,
        bankInstructions: bankTransfer.instructions,
        taxRate: platformVat[platform],
      })),
    )
    .onConflictDoNothing()
}
