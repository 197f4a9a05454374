import type { Body, Data } from '../../contract/shared/dto'
import type {
  PlatformPrice,
  ProductFields,
  ProductRecord,
  ProductRow,
} from '../../domain/catalogue/product-record'
import { toMajor, toMinor } from '../../domain/shared/money'
import type { Http } from '../shared/http'
import { toPicture } from './map-product'

type SummaryDto = Data<'listProducts'>['products'][number]
type ProductDto = Data<'getProduct'>['product']

const minorOrNull = (major: number | null): number | null => (major === null ? null : toMinor(major))

const toPrices = ({ prices }: SummaryDto): PlatformPrice[] =>
  prices.map(({ platform, amount, currency, originalAmount }) => ({
    platform,
    price: { amount: toMinor(amount), currency },
    originalAmount: minorOrNull(originalAmount),
  }))

/** Pictures in a list are 36 px wide. */
function thumbnailOf(http: Http, { images, primaryImage }: SummaryDto): string | undefined {
  const image = images.find(({ isPrimary }) => isPrimary) ?? images[0]
  const smallest = image?.srcset
    .filter(({ type }) => type === 'image/webp')
    .reduce((least, source) => (source.width < least.width ? source : least))
  const url = smallest?.url ?? primaryImage
  return url === null ? undefined : http.media(url)
}

export const toProductRow = (http: Http, dto: SummaryDto): ProductRow => ({
  id: dto._id,
  name: dto.name,
  category: dto.category,
  prices: toPrices(dto),
  stock: dto.stock.quantity,
  lowStockThreshold: dto.stock.lowStockThreshold,
  status: dto.status,
  bestseller: dto.bestseller,
  imageUrl: thumbnailOf(http, dto),
  tint: dto.tint,
  rating: dto.rating,
  reviewCount: dto.reviews.count,
  salesCount: dto.salesCount,
})

export const toProductRecord = (http: Http, dto: ProductDto): ProductRecord => ({
  id: dto._id,
  name: dto.name,
  subtitle: dto.subtitle,
  shortDescription: dto.shortDescription,
  detailedDescription: dto.detailedDescription,
  category: dto.category,
  slug: dto.seo.slug,
  status: dto.status,
  bestseller: dto.bestseller,
  prices: toPrices(dto),
  premium: {
    enabled: dto.premiumSubscription.enabled,
    months: dto.premiumSubscription.duration,
    value: toMinor(dto.premiumSubscription.originalPrice),
  },
  features: dto.features,
  benefits: dto.benefits,
  stock: dto.stock.quantity,
  lowStockThreshold: dto.stock.lowStockThreshold,
  netContent: dto.netContent,
  taxRate: dto.taxRate,
  pictures: dto.images.map((image) => toPicture(http, image)),
  reviews: dto.reviews.list.map(({ _id, ...review }) => ({ id: _id, ...review })),
  reviewCount: dto.reviews.count,
  rating: dto.rating,
  updatedAt: dto.updatedAt,
})

/** Only what the form shows; ingredients and the like stay as they are. */
export const toProductBody = (fields: ProductFields) =>
  ({
    name: fields.name,
    subtitle: fields.subtitle,
    shortDescription: fields.shortDescription,
    detailedDescription: fields.detailedDescription,
    category: fields.category,
    status: fields.status,
    bestseller: fields.bestseller,
    prices: fields.prices.map(({ platform, price, originalAmount }) => ({
      platform,
      amount: toMajor(price.amount),
      originalAmount: originalAmount === null ? null : toMajor(originalAmount),
    })),
    premiumSubscription: {
      enabled: fields.premium.enabled,
      duration: fields.premium.months,
      originalPrice: toMajor(fields.premium.value),
    },
    features: [...fields.features],
    benefits: [...fields.benefits],
    stock: { quantity: fields.stock, lowStockThreshold: fields.lowStockThreshold },
    netContent: fields.netContent,
    taxRate: fields.taxRate,
    ...(fields.slug !== '' && { seo: { slug: fields.slug } }),
  }) satisfies Body<'createProduct'>
