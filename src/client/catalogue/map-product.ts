import { money, toMinor } from '../../domain/shared/money'
import type { Picture, ProductDetail, ProductSummary } from '../../domain/catalogue/product'
import type { Data } from '../../contract/shared/dto'
import type { Http } from '../shared/http'

type SummaryDto = Data<'listProducts'>['products'][number]
type ProductDto = Data<'getProduct'>['product']

const currencyOf = (dto: SummaryDto) =>
  dto.prices.find((entry) => entry.platform === dto.platform)?.currency ?? 'EUR'

export const toPicture = (http: Http, image: SummaryDto['images'][number]): Picture => ({
  id: image._id,
  url: http.media(image.url),
  alt: image.alt,
  isPrimary: image.isPrimary,
  sources: image.srcset.map((source) => ({ ...source, url: http.media(source.url) })),
})

export function toProductSummary(http: Http, dto: SummaryDto): ProductSummary {
  const currency = currencyOf(dto)
  const price = money(toMinor(dto.price), currency)
  const reduced = dto.originalPrice !== null && toMinor(dto.originalPrice) > price.amount
  const primary = dto.images.find((image) => image.isPrimary) ?? dto.images[0]
  return {
    id: dto._id,
    slug: dto.seo.slug,
    name: dto.name,
    subtitle: dto.subtitle,
    shortDescription: dto.shortDescription,
    category: dto.category,
    price,
    ...(reduced &&
      dto.originalPrice !== null && { originalPrice: money(toMinor(dto.originalPrice), currency) }),
    ...(reduced && dto.lowestPrice !== null && { lowestPrice: money(toMinor(dto.lowestPrice), currency) }),
    ...(dto.netContent && { netContent: dto.netContent }),
    ...(primary && { picture: toPicture(http, primary) }),
    tint: dto.tint,
    rating: dto.rating,
    reviewCount: dto.reviews.count,
    bestseller: dto.bestseller,
    inStock: dto.inStock,
    stock: dto.stock.quantity,
    ...(dto.premiumSubscription.enabled && {
      premium: {
        months: dto.premiumSubscription.duration,
        value: money(toMinor(dto.premiumSubscription.originalPrice), currency),
      },
    }),
  }
}

export const toProductDetail = (http: Http, dto: ProductDto): ProductDetail => ({
  ...toProductSummary(http, dto),
  detailedDescription: dto.detailedDescription,
  pictures: dto.images.map((image) => toPicture(http, image)),
  features: dto.features,
  benefits: dto.benefits,
  ingredients: dto.ingredients,
  certification: dto.certification,
  ...(dto.nutritionalInfo && { nutritionalInfo: dto.nutritionalInfo }),
  reviews: dto.reviews.list.map(({ _id, ...review }) => ({ id: _id, ...review })),
  related: dto.relatedProducts.map((product) => toProductSummary(http, product)),
  status: dto.status,
})
