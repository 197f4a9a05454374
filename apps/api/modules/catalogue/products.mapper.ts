import { toMajor } from '@/domain/shared/money'
import type { Platform } from '@/domain/shared/platform'
import { isAvailable } from '@/domain/catalogue/product'
import type { Data } from '@/contract/shared/dto'
import type { Product, ProductImage, ProductPrice } from './products.repository'
import type { ProductReview } from './reviews.repository'

type ProductDto = Data<'getProduct'>['product']
type ProductSummaryDto = Data<'listProducts'>['products'][number]
type WishedProductDto = Data<'getWishlist'>['wishlist'][number]['product']

/** In major units; what there is none of stays so. */
export const major = (minor: number | null | undefined) =>
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
function baseToDto(product: Product, platform?: Platform) {
  const price = priceFor(product, platform) ?? product.prices[0]
  const images = product.images.map(imageToDto)
  return {
    ...product,
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
export const productSummaryToDto = (product: Product, platform?: Platform): ProductSummaryDto => ({
  ...baseToDto(product, platform),
  reviews: { count: product.reviewCount, list: [] },
})

/** A wishlist may hold what this platform does not sell: that has no price here, and never another platform's. */
export function wishedProductToDto(product: Product, platform: Platform): WishedProductDto {
  const summary = productSummaryToDto(product, platform)
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
  platform?: Platform,
): ProductDto => ({
  ...baseToDto(product, platform),
  reviews: { count: product.reviewCount, list: reviews.map(reviewToDto) },
  ingredients: [...product.ingredients],
  relatedProducts: related.map((other) => productSummaryToDto(other, platform)),
})
