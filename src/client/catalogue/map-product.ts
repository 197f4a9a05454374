import { money, toMinor } from '../../domain/shared/money'
import type { Picture, ProductDetail, ProductSummary } from '../../domain/catalogue/product'
import type { Data } from '../../contract/shared/dto'
import type { Http } from '../shared/http'

type WireSummary = Data<'listProducts'>['products'][number]
type WireProduct = Data<'getProduct'>['product']

const currencyOf = (wire: WireSummary) =>
  wire.prices.find((entry) => entry.platform === wire.platform)?.currency ?? 'EUR'

export const toPicture = (http: Http, image: WireSummary['images'][number]): Picture => ({
  id: image._id,
  url: http.media(image.url),
  alt: image.alt,
  isPrimary: image.isPrimary,
  sources: image.srcset.map((source) => ({ ...source, url: http.media(source.url) })),
})

export function toProductSummary(http: Http, wire: WireSummary): ProductSummary {
  const currency = currencyOf(wire)
  const price = money(toMinor(wire.price), currency)
  const reduced = wire.originalPrice !== null && toMinor(wire.originalPrice) > price.amount
  const primary = wire.images.find((image) => image.isPrimary) ?? wire.images[0]
  return {
    id: wire._id,
    slug: wire.seo.slug,
    name: wire.name,
    subtitle: wire.subtitle,
    shortDescription: wire.shortDescription,
    category: wire.category,
    price,
    ...(reduced &&
      wire.originalPrice !== null && { originalPrice: money(toMinor(wire.originalPrice), currency) }),
    ...(reduced && wire.lowestPrice !== null && { lowestPrice: money(toMinor(wire.lowestPrice), currency) }),
    ...(wire.netContent && { netContent: wire.netContent }),
    ...(primary && { picture: toPicture(http, primary) }),
    tint: wire.tint,
    rating: wire.rating,
    reviewCount: wire.reviews.count,
    bestseller: wire.bestseller,
    inStock: wire.inStock,
    stock: wire.stock.quantity,
    ...(wire.premiumSubscription.enabled && {
      premium: {
        months: wire.premiumSubscription.duration,
        value: money(toMinor(wire.premiumSubscription.originalPrice), currency),
      },
    }),
  }
}

export const toProductDetail = (http: Http, wire: WireProduct): ProductDetail => ({
  ...toProductSummary(http, wire),
  detailedDescription: wire.detailedDescription,
  pictures: wire.images.map((image) => toPicture(http, image)),
  features: wire.features,
  benefits: wire.benefits,
  ingredients: wire.ingredients,
  certification: wire.certification,
  ...(wire.nutritionalInfo && { nutritionalInfo: wire.nutritionalInfo }),
  reviews: wire.reviews.list.map(({ _id, ...review }) => ({ id: _id, ...review })),
  related: wire.relatedProducts.map((product) => toProductSummary(http, product)),
  status: wire.status,
})
