import type { Http } from '@/client/shared/http'
import type { Data } from '@/contract/shared/dto'
import { money, toMinor } from '../shared/money'
import { omit } from '../shared/omit'
import type { Currency } from '../shared/platform'
import type { ProductSize, ProductVideo, Review } from './product'
import type { ProductDetail } from './product-detail'
import { currencyOf, MAPPED, mapped, toBasePrice, toPicture, toProductSummary } from './product-wire.client'

type ProductDto = Data<'getProduct'>['product']

export const toReview = (
  http: Http,
  { _id, photos, ...review }: ProductDto['reviews']['list'][number],
): Review => ({
  id: _id,
  ...review,
  ...(photos && {
    photos: photos.map((photo) => toPicture(http, { ...photo, alt: '', isPrimary: false })),
  }),
})

export const toVideo = (http: Http, dto: NonNullable<ProductDto['video']>): ProductVideo => ({
  ...dto,
  url: http.media(dto.url),
})

const MAPPED_DETAILS = [
  'nutritionalInfo',
  'relatedProducts',
  'taxRate',
  'turkishTaxRate',
  'translations',
  'sizes',
  'size',
  'video',
] as const satisfies readonly (keyof ProductDto)[]

const toSize = (size: NonNullable<ProductDto['sizes']>[number], currency: Currency): ProductSize => ({
  id: size._id,
  slug: size.seo.slug,
  label: size.label,
  price: money(toMinor(size.price), currency),
  ...(size.originalPrice !== null &&
    size.originalPrice > size.price && { originalPrice: money(toMinor(size.originalPrice), currency) }),
  ...(size.basePrice && { basePrice: toBasePrice(size.basePrice, currency) }),
  ...(size.priceValidUntil !== undefined && { priceValidUntil: size.priceValidUntil }),
  inStock: size.inStock,
})

export const toProductDetail = (http: Http, dto: ProductDto): ProductDetail => ({
  ...omit(dto, ...MAPPED, ...MAPPED_DETAILS),
  ...mapped(http, dto),
  status: dto.status,
  ...(dto.sizes && { sizes: dto.sizes.map((size) => toSize(size, currencyOf(dto))) }),
  lowStockThreshold: dto.stock.lowStockThreshold,
  pictures: dto.images.map((image) => toPicture(http, image)),
  ...(dto.video && { video: toVideo(http, dto.video) }),
  ...(dto.nutritionalInfo && { nutritionalInfo: dto.nutritionalInfo }),
  reviews: dto.reviews.list.map((review) => toReview(http, review)),
  related: dto.relatedProducts.map((product) => toProductSummary(http, product)),
})
