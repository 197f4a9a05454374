import { toMajor } from '@/domain/shared/money'
import type { Platform } from '@/domain/shared/platform'
import { isAvailable } from '@/domain/catalogue/product'
import type { Data } from '@/contract/shared/wire'
import type { Product, ProductImage, ProductPrice } from './product-relations.repository'
import type { ProductReview } from './products.repository'

type ProductDto = Data<'getProduct'>['product']
type SummaryDto = Data<'listProducts'>['products'][number]

const major = (minor: number | null | undefined) =>
  minor === null || minor === undefined ? null : toMajor(minor)

/** 960 px WebP stands for the whole picture; a small upload's widest WebP where there is none. */
export function imageToDto({ id, alt, isPrimary, variants }: ProductImage) {
  const webp = variants.filter(({ type }) => type === 'image/webp')
  const main = webp.find(({ width }) => width === 960) ?? webp.at(-1)
  return {
    _id: id,
    url: `/media/${main?.file ?? ''}`,
    alt,
    isPrimary,
    srcset: variants.map(({ file, width, type }) => ({ url: `/media/${file}`, width, type })),
  }
}

export const reviewToDto = ({ id, author, rating, comment, byShop, createdAt }: ProductReview) => ({
  _id: id,
  user: author,
  rating,
  date: createdAt.toISOString(),
  comment,
  // Reviews name no account, so none can be checked against a delivered order (decisions §5).
  verified: false,
  byShop,
})

const priceToDto = ({ platform, amount, currency, originalAmount }: ProductPrice) => ({
  platform,
  amount: toMajor(amount),
  currency,
  originalAmount: major(originalAmount),
})

/** The price on the asked platform; without one asked, on the first that the product is sold on. */
export const priceFor = (product: Product, platform?: Platform): ProductPrice | undefined =>
  platform === undefined ? product.prices[0] : product.prices.find((price) => price.platform === platform)

/** A list's row: reviews are counted, not told. */
export function productSummaryToDto(product: Product, platform?: Platform): SummaryDto {
  const price = priceFor(product, platform) ?? product.prices[0]
  const images = product.images.map(imageToDto)
  const { netAmount, netUnit } = product
  return {
    _id: product.id,
    name: product.name,
    subtitle: product.subtitle,
    shortDescription: product.shortDescription,
    category: product.category,
    platform: price?.platform ?? product.platform,
    prices: product.prices.map(priceToDto),
    price: toMajor(price?.amount ?? 0),
    originalPrice: major(price?.originalAmount),
    lowestPrice: major(price?.lowestAmount),
    netContent: netAmount === null || netUnit === null ? null : { amount: netAmount, unit: netUnit },
    tint: product.tint,
    primaryImage: images[0]?.url ?? null,
    images,
    stock: { quantity: product.stockQuantity, lowStockThreshold: product.lowStockThreshold },
    inStock: isAvailable({ status: product.status, stock: product.stockQuantity }),
    bestseller: product.bestseller,
    status: product.status,
    rating: product.rating,
    reviews: { count: product.reviewCount, list: [] },
    premiumSubscription: {
      enabled: product.premiumEnabled,
      duration: product.premiumMonths,
      originalPrice: toMajor(product.premiumValue),
    },
    salesCount: product.salesCount,
    seo: { slug: product.slug },
    createdAt: product.createdAt.toISOString(),
    updatedAt: product.updatedAt.toISOString(),
  }
}

export interface ProductExtras {
  readonly reviews: readonly ProductReview[]
  readonly related: readonly Product[]
}

export const productToDto = (
  product: Product,
  { reviews, related }: ProductExtras,
  platform?: Platform,
): ProductDto => ({
  ...productSummaryToDto(product, platform),
  reviews: { count: product.reviewCount, list: reviews.map(reviewToDto) },
  detailedDescription: product.detailedDescription,
  features: product.features,
  benefits: product.benefits,
  nutritionalInfo: product.nutritionalInfo,
  ingredients: product.ingredients.map((ingredient) => ({ ...ingredient })),
  certification: product.certification,
  taxRate: product.taxRate,
  relatedProducts: related.map((other) => productSummaryToDto(other, platform)),
})
