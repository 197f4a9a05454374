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

type WireSummary = Data<'listProducts'>['products'][number]
type WireProduct = Data<'getProduct'>['product']

const minorOrNull = (major: number | null): number | null => (major === null ? null : toMinor(major))

const toPrices = ({ prices }: WireSummary): PlatformPrice[] =>
  prices.map(({ platform, amount, currency, originalAmount }) => ({
    platform,
    price: { amount: toMinor(amount), currency },
    originalAmount: minorOrNull(originalAmount),
  }))

/** Pictures in a list are 36 px wide. */
function thumbnailOf(http: Http, { images, primaryImage }: WireSummary): string | undefined {
  const image = images.find(({ isPrimary }) => isPrimary) ?? images[0]
  const smallest = image?.srcset
    .filter(({ type }) => type === 'image/webp')
    .reduce((least, source) => (source.width < least.width ? source : least))
  const url = smallest?.url ?? primaryImage
  return url === null ? undefined : http.media(url)
}

export const toProductRow = (http: Http, wire: WireSummary): ProductRow => ({
  id: wire._id,
  name: wire.name,
  category: wire.category,
  prices: toPrices(wire),
  stock: wire.stock.quantity,
  lowStockThreshold: wire.stock.lowStockThreshold,
  status: wire.status,
  bestseller: wire.bestseller,
  imageUrl: thumbnailOf(http, wire),
  tint: wire.tint,
  rating: wire.rating,
  reviewCount: wire.reviews.count,
  salesCount: wire.salesCount,
})

export const toProductRecord = (http: Http, wire: WireProduct): ProductRecord => ({
  id: wire._id,
  name: wire.name,
  subtitle: wire.subtitle,
  shortDescription: wire.shortDescription,
  detailedDescription: wire.detailedDescription,
  category: wire.category,
  slug: wire.seo.slug,
  status: wire.status,
  bestseller: wire.bestseller,
  prices: toPrices(wire),
  premium: {
    enabled: wire.premiumSubscription.enabled,
    months: wire.premiumSubscription.duration,
    value: toMinor(wire.premiumSubscription.originalPrice),
  },
  features: wire.features,
  benefits: wire.benefits,
  stock: wire.stock.quantity,
  lowStockThreshold: wire.stock.lowStockThreshold,
  netContent: wire.netContent,
  taxRate: wire.taxRate,
  pictures: wire.images.map((image) => toPicture(http, image)),
  reviews: wire.reviews.list.map(({ _id, ...review }) => ({ id: _id, ...review })),
  reviewCount: wire.reviews.count,
  rating: wire.rating,
  updatedAt: wire.updatedAt,
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
