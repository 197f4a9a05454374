import { toMajor } from '@/domain/shared/money'
import type { Platform } from '@/domain/shared/platform'
import { isAvailable } from '@/domain/catalogue/product'
import { inLanguage } from '@/domain/catalogue/product-texts'
import type { Language } from '@/domain/shared/language'
import type { Data } from '@/contract/shared/dto'
import type { Product, ProductImage, ProductPrice } from './products.repository'
import type { ProductReview } from './reviews.repository'

type ProductDto = Data<'getProduct'>['product']
type ProductSummaryDto = Data<'listProducts'>['products'][number]
type WishedProductDto = Data<'getWishlist'>['wishlist'][number]['product']

/** In major units; what there is none of stays so. */
export const major = (minor: number | null | undefined) =>
  minor === null || minor === undefined ? null : toMajor(minor)

/** How a product is represented in an answer. */
export interface Telling {
  /** Whose price stands for the product; without one the first that it is sold on. */
  readonly platform?: Platform | undefined
  /** @default German */
  readonly language?: Language | undefined
  /** With the texts of every language, as the back office edits them. */
  readonly isEdited?: boolean | undefined
}

/** 960 px WebP stands for the whole picture; a small upload's widest WebP where there is none. */
export function imageToDto(
  { id, alt, alts, isPrimary, variants }: ProductImage,
  { language = 'de', isEdited = false }: Telling = {},
) {
  const webp = variants.filter(({ type }) => type === 'image/webp')
  const main = webp.find(({ width }) => width === 960) ?? webp.at(-1)
  return {
    _id: id,
    url: `/media/${main?.file ?? ''}`,
    alt: (language !== 'de' && alts[language]) || alt,
    ...(isEdited && { alts }),
    isPrimary,
    srcset: variants.map(({ file, width, type }) => ({ url: `/media/${file}`, width, type })),
  }
}

export const reviewToDto = ({
  id,
  author,
  createdAt,
  rating,
  comment,
  byShop,
  verified,
}: ProductReview): ProductDto['reviews']['list'][number] => ({
  _id: id,
  user: author,
  date: createdAt.toISOString(),
  rating,
  comment,
  byShop,
  verified,
})

const priceToDto = ({ platform, amount, currency, originalAmount }: ProductPrice) => ({
  platform,
  amount: toMajor(amount),
  currency,
  originalAmount: major(originalAmount),
})

export const netContentToDto = ({ netAmount, netUnit }: Pick<Product, 'netAmount' | 'netUnit'>) =>
  netAmount === null || netUnit === null ? null : { amount: netAmount, unit: netUnit }

/** The price on the asked platform; without one asked, on the first that the product is sold on. */
export const priceFor = (product: Product, platform?: Platform): ProductPrice | undefined =>
  platform === undefined ? product.prices[0] : product.prices.find((price) => price.platform === platform)

/**
 * What list and detail share: columns of the same name are spread, only what differs is mapped. The contract's schemas
 * drop every column that they do not name, the long texts of a list's rows among them.
 */
function baseToDto(written: Product, telling: Telling) {
  const { translations, ...product } = inLanguage(written, telling.language ?? 'de')
  const price = priceFor(written, telling.platform) ?? product.prices[0]
  const images = product.images.map((image) => imageToDto(image, telling))
  return {
    ...product,
    ...(telling.isEdited && { translations }),
    _id: product.id,
    platform: price?.platform ?? product.platform,
    prices: product.prices.map(priceToDto),
    price: toMajor(price?.amount ?? 0),
    originalPrice: major(price?.originalAmount),
    lowestPrice: major(price?.lowestAmount),
    netContent: netContentToDto(product),
    primaryImage: images[0]?.url ?? null,
    images,
    stock: { quantity: product.stockQuantity, lowStockThreshold: product.lowStockThreshold },
    inStock: isAvailable({ status: product.status, stock: product.stockQuantity }),
    premiumSubscription: {
      enabled: product.premiumEnabled,
      duration: product.premiumMonths,
      originalPrice: toMajor(product.premiumValue),
    },
    seo: { slug: product.slug },
    createdAt: product.createdAt.toISOString(),
    updatedAt: product.updatedAt.toISOString(),
  }
}

/** A list's row has the number of its reviews, not the reviews. */
export const productSummaryToDto = (product: Product, telling: Telling = {}): ProductSummaryDto => ({
  ...baseToDto(product, telling),
  reviews: { count: product.reviewCount, list: [] },
})

/** A wishlist may hold what this platform does not sell: that has no price here, and never another platform's. */
export function wishedProductToDto(
  product: Product,
  platform: Platform,
  language: Language,
): WishedProductDto {
  const summary = productSummaryToDto(product, { platform, language })
  if (priceFor(product, platform)) return summary
  return { ...summary, platform, price: null, originalPrice: null, lowestPrice: null }
}

export interface ProductExtras {
  readonly reviews: readonly ProductReview[]
  readonly related: readonly Product[]
}

export const productToDto = (
  product: Product,
  { reviews, related }: ProductExtras,
  telling: Telling = {},
): ProductDto => ({
  ...baseToDto(product, telling),
  ...(product.archivedAt !== null && { archived: true }),
  reviews: { count: product.reviewCount, list: reviews.map(reviewToDto) },
  relatedProducts: related.map((other) => productSummaryToDto(other, telling)),
})
