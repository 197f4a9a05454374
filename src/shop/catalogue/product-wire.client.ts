import type { Http } from '@/client/shared/http'
import type { Data } from '@/contract/shared/dto'
import { money, toMinor } from '../shared/money'
import { omit } from '../shared/omit'
import type { Currency } from '../shared/platform'
import { premiumGift, type Picture, type ProductSummary, type WishlistProduct } from './product'

type SummaryDto = Data<'listProducts'>['products'][number]
type WishedDto = Data<'getWishlist'>['wishlist'][number]['product']

export const currencyOf = (dto: SummaryDto) =>
  dto.prices.find((entry) => entry.platform === dto.platform)?.currency ?? 'EUR'

export const toPicture = (http: Http, image: SummaryDto['images'][number]): Picture => ({
  id: image._id,
  url: http.media(image.url),
  alt: image.alt,
  isPrimary: image.isPrimary,
  sources: image.srcset.map((source) => ({ ...source, url: http.media(source.url) })),
})

/**
 * DTO fields that have another name or no place in the shop's types. They must not be spread, because the data is
 * sent to the browser with the page.
 */
export const MAPPED = [
  '_id',
  'traits',
  'platform',
  'prices',
  'price',
  'originalPrice',
  'lowestPrice',
  'netContent',
  'primaryImage',
  'images',
  'stock',
  'status',
  'reviews',
  'premiumSubscription',
  'salesCount',
  'seo',
  'createdAt',
  'updatedAt',
  'priceFrom',
  'basePriceFrom',
] as const satisfies readonly (keyof SummaryDto)[]
export const toBasePrice = (
  { price, unit }: NonNullable<SummaryDto['basePriceFrom']>,
  currency: Currency,
) => ({
  price: money(toMinor(price), currency),
  unit,
})

/** Fields that differ from the DTO. */
export function mapped(http: Http, dto: SummaryDto) {
  const currency = currencyOf(dto)
  const price = money(toMinor(dto.price), currency)
  const reduced = dto.originalPrice !== null && toMinor(dto.originalPrice) > price.amount
  const primary = dto.images.find((image) => image.isPrimary) ?? dto.images[0]
  return {
    id: dto._id,
    slug: dto.seo.slug,
    price,
    ...(reduced &&
      dto.originalPrice !== null && { originalPrice: money(toMinor(dto.originalPrice), currency) }),
    ...(reduced && dto.lowestPrice !== null && { lowestPrice: money(toMinor(dto.lowestPrice), currency) }),
    ...(dto.netContent && { netContent: dto.netContent }),
    ...(primary && { picture: toPicture(http, primary) }),
    ...(dto.priceFrom !== undefined && { priceFrom: money(toMinor(dto.priceFrom), currency) }),
    ...(dto.basePriceFrom && { basePriceFrom: toBasePrice(dto.basePriceFrom, currency) }),
    reviewCount: dto.reviews.count,
    stock: dto.stock.quantity,
    ...(dto.premiumSubscription.enabled && {
      premium: premiumGift(dto.premiumSubscription.duration, dto.premiumSubscription.originalPrice, currency),
    }),
  }
}

export const toProductSummary = (http: Http, dto: SummaryDto): ProductSummary => ({
  ...omit(dto, ...MAPPED),
  ...mapped(http, dto),
})

export const toWishlistProduct = (http: Http, dto: WishedDto): WishlistProduct =>
  dto.price === null
    ? omit(toProductSummary(http, { ...dto, price: 0 }), 'price')
    : toProductSummary(http, { ...dto, price: dto.price })
