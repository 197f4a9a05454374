import { toMajor } from '@/shop/shared/money'
import type { Platform } from '@/shop/shared/platform'
import { basePrice, isAvailable } from '@/shop/catalogue/product'
import { inLanguage } from '@/shop/catalogue/product-texts'
import type { Language } from '@/shop/shared/language'
import type { Data } from '@/contract/shared/dto'
import type { Product, ProductImage, PriceRow } from './products.repository'
import type { ProductVideo } from './images/product-video.repository'
import type { ProductReview } from './reviews.repository'

type ProductDto = Data<'getProduct'>['product']
type ProductSummaryDto = Data<'listProducts'>['products'][number]
type WishedProductDto = Data<'getWishlist'>['wishlist'][number]['product']

/** Major units; null and undefined are kept. */
export const major = (minor: number | null | undefined) =>
  minor === null || minor === undefined ? null : toMajor(minor)

/** Options for representing a product in a response. */
export interface ProductDtoOptions {
  /**
   * Platform of the product's price.
   * @default the first platform that sells it
   */
  readonly platform?: Platform | undefined
  /** @default German */
  readonly language?: Language | undefined
  /** Names the product with its size, as carts and orders do. @default false */
  readonly isNamedInFull?: boolean | undefined
  /** Includes the texts of every language, for editing. */
  readonly isEdited?: boolean | undefined
  /** Includes planned and running sales, which shoppers do not see. @default isEdited */
  readonly seesSales?: boolean | undefined
}

/** Uses the 960 px WebP as the main URL, or the widest WebP of a smaller upload. */
export function filesToDto({ id, variants }: Pick<ProductImage, 'id' | 'variants'>) {
  const webp = variants.filter(({ type }) => type === 'image/webp')
  const main = webp.find(({ width }) => width === 960) ?? webp.at(-1)
  return {
    _id: id,
    url: `/media/${main?.file ?? ''}`,
    srcset: variants.map(({ file, width, type }) => ({ url: `/media/${file}`, width, type })),
  }
}

export function imageToDto(
  image: ProductImage,
  { language = 'de', isEdited = false }: ProductDtoOptions = {},
) {
  const { alt, alts, isPrimary } = image
  return {
    ...filesToDto(image),
    alt: (language !== 'de' && alts[language]) || alt,
    ...(isEdited && { alts }),
    isPrimary,
  }
}

export const videoToDto = (
  { file, alt, alts, width, height, seconds, createdAt }: ProductVideo,
  { language = 'de', isEdited = false }: ProductDtoOptions = {},
) => ({
  url: `/media/${file}`,
  alt: (language !== 'de' && alts[language]) || alt,
  ...(isEdited && { alts }),
  width,
  height,
  seconds,
  uploadedAt: createdAt.toISOString(),
})

/** As everybody reads it, without photos that are not approved. */
export const reviewToDto = ({
  id,
  author,
  createdAt,
  rating,
  comment,
  byShop,
  verified,
  helpful,
  size,
  answer,
  answeredAt,
  pictures,
  photosApproved,
}: ProductReview): ProductDto['reviews']['list'][number] => ({
  _id: id,
  user: author,
  date: createdAt.toISOString(),
  rating,
  comment,
  byShop,
  verified,
  ...(helpful > 0 && { helpful }),
  ...(size !== null && { size }),
  ...(photosApproved && pictures.length > 0 && { photos: pictures.map(filesToDto) }),
  ...(answeredAt && { answer: { text: answer, date: answeredAt.toISOString() } }),
})

const priceToDto = (
  { platform, amount, currency, originalAmount, planned }: PriceRow,
  seesSales: boolean,
) => ({
  platform,
  amount: toMajor(amount),
  currency,
  originalAmount: major(originalAmount),
  ...(seesSales &&
    planned.sale && {
      sale: {
        ...planned.sale,
        amount: toMajor(planned.sale.amount),
        running: planned.isRunning,
        regularAmount: toMajor(planned.amount),
        regularOriginalAmount: major(planned.originalAmount),
      },
    }),
})

/** Last day of the sale that runs. */
export const validUntil = ({ planned }: Pick<PriceRow, 'planned'>): string | undefined =>
  (planned.isRunning ? planned.sale?.until : undefined) ?? undefined

export const premiumToDto = ({
  premiumEnabled,
  premiumMonths,
  premiumValue,
}: Pick<Product, 'premiumEnabled' | 'premiumMonths' | 'premiumValue'>) => ({
  enabled: premiumEnabled,
  duration: premiumMonths,
  originalPrice: toMajor(premiumValue),
})

export const netContentToDto = ({ netAmount, netUnit }: Pick<Product, 'netAmount' | 'netUnit'>) =>
  netAmount === null || netUnit === null ? null : { amount: netAmount, unit: netUnit }

/** Price on the platform; without a platform, on the first one that sells the product. */
export const priceFor = (product: Product, platform?: Platform): PriceRow | undefined =>
  platform === undefined ? product.prices[0] : product.prices.find((price) => price.platform === platform)

/** Sizes that shoppers may see on the platform, the product itself among them. */
function sizesToDto(product: Product, platform: Platform | undefined) {
  const listed = product.sizes.flatMap((size) => {
    const price = size.prices.find((each) => each.platform === platform)
    const isShown = size.id === product.id || size.status === 'active' || size.status === 'out_of_stock'
    return price && isShown ? [{ size, price }] : []
  })
  if (listed.length < 2) return undefined
  return listed.map(({ size, price }) => {
    const { amount, originalAmount } = price
    const content = netContentToDto(size)
    const base = content && basePrice({ amount, currency: 'EUR' }, content)
    return {
      _id: size.id,
      label: size.label,
      seo: { slug: size.slug },
      price: toMajor(amount),
      originalPrice: major(originalAmount),
      basePrice: base && { price: toMajor(base.price.amount), unit: base.unit },
      priceValidUntil: validUntil(price),
      inStock: isAvailable(size),
      current: size.id === product.id,
    }
  })
}

function familyToDto(product: Product, platform: Platform | undefined) {
  const sizes = sizesToDto(product, platform)
  if (!sizes) return { sizes, sizeLabel: product.sizeLabel ?? undefined }
  const inStock = sizes.filter((size) => size.inStock)
  const cheapest = (inStock.length > 0 ? inStock : sizes).reduce((least, size) =>
    size.price < least.price ? size : least,
  )
  return {
    sizes,
    sizeLabel: product.sizeLabel ?? undefined,
    sizeCount: sizes.length,
    priceFrom: cheapest.price,
    basePriceFrom: cheapest.basePrice ?? undefined,
  }
}

const placeToDto = ({ familyId, sizeLabel, sizeOrder, isDefaultSize }: Product) =>
  familyId === null
    ? null
    : { family: familyId, label: sizeLabel ?? '', order: sizeOrder, isDefault: isDefaultSize }

/**
 * Fields of both list and detail. Columns with the same name are spread; the response schemas remove those that are
 * not part of the contract, such as the long texts in lists.
 */
function baseToDto(written: Product, options: ProductDtoOptions) {
  const { translations, ...product } = inLanguage(written, options.language ?? 'de')
  const price = priceFor(written, options.platform) ?? product.prices[0]
  const images = product.images.map((image) => imageToDto(image, options))
  return {
    ...product,
    ...(options.isEdited
      ? { translations, size: placeToDto(written), cost: major(product.cost) }
      : { sku: undefined, barcode: undefined, cost: undefined }),
    ...familyToDto(written, price?.platform),
    sizeIds: product.sizes.map(({ id }) => id),
    ...(options.isNamedInFull && { name: product.fullName }),
    _id: product.id,
    platform: price?.platform ?? product.platform,
    prices: product.prices.map((each) => priceToDto(each, options.seesSales ?? options.isEdited ?? false)),
    price: toMajor(price?.amount ?? 0),
    originalPrice: major(price?.originalAmount),
    priceValidUntil: price && validUntil(price),
    lowestPrice: major(price?.lowestAmount),
    netContent: netContentToDto(product),
    primaryImage: images[0]?.url ?? null,
    images,
    stock: { quantity: product.stockQuantity, lowStockThreshold: product.lowStockThreshold },
    inStock: isAvailable({ status: product.status, stock: product.stockQuantity }),
    premiumSubscription: premiumToDto(product),
    seo: { slug: product.slug },
    createdAt: product.createdAt.toISOString(),
    updatedAt: product.updatedAt.toISOString(),
  }
}

/** In lists, `reviews` contains only the count. */
export const productSummaryToDto = (
  product: Product,
  options: ProductDtoOptions = {},
): ProductSummaryDto => ({
  ...baseToDto(product, options),
  reviews: { count: product.reviewCount, list: [] },
})

/**
 * A wishlist can contain products that this platform does not sell: they have no price, instead of another
 * platform's.
 */
export function wishedProductToDto(
  product: Product,
  platform: Platform,
  language: Language,
): WishedProductDto {
  const summary = productSummaryToDto(product, { platform, language, isNamedInFull: true })
  if (priceFor(product, platform)) return summary
  return { ...summary, platform, price: null, originalPrice: null, lowestPrice: null }
}

export interface ProductExtras {
  readonly reviews: readonly ProductReview[]
  /** Number of reviews, of one star to five. */
  readonly stars: number[]
  readonly related: readonly Product[]
  readonly video: ProductVideo | undefined
}

export const productToDto = (
  product: Product,
  { reviews, stars, related, video }: ProductExtras,
  options: ProductDtoOptions = {},
): ProductDto => ({
  ...baseToDto(product, options),
  ...(product.archivedAt !== null && { archived: true }),
  reviews: { count: product.reviewCount, list: reviews.map(reviewToDto) },
  stars,
  ...(video && { video: videoToDto(video, options) }),
  relatedProducts: related.map((other) => productSummaryToDto(other, options)),
})
