import type { Http } from '@/client/shared/http'
import type { Body, Data } from '@/contract/shared/dto'
import { toMajor, toMinor } from '../shared/money'
import { omit } from '../shared/omit'
import { type Picture, sizedName } from './product'
import type { PlatformPrice, ProductFields, ProductRecord, ProductRow } from './product-record'
import { toReview, toVideo } from './product-detail-wire.client'
import { toPicture } from './product-wire.client'

type SummaryDto = Data<'listProducts'>['products'][number]
type ProductDto = Data<'getProduct'>['product']

const minorOrNull = (major: number | null): number | null => (major === null ? null : toMinor(major))

const toPrices = ({ prices }: SummaryDto): PlatformPrice[] =>
  prices.map(({ platform, amount, currency, originalAmount, sale }) => ({
    platform,
    price: { amount: toMinor(sale?.regularAmount ?? amount), currency },
    originalAmount: minorOrNull(sale ? sale.regularOriginalAmount : originalAmount),
    ...(sale && {
      sale: {
        amount: toMinor(sale.amount),
        from: sale.from,
        until: sale.until,
        running: sale.running,
      },
    }),
  }))

/** Lists show pictures 36 px wide, so a small file is enough. */
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
  name: sizedName(dto),
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

/** A picture with its alternative texts in every language. */
export const toEditedPicture = (http: Http, image: SummaryDto['images'][number]): Picture => ({
  ...toPicture(http, image),
  alts: image.alts ?? {},
})

/** DTO fields that have another name or no place in the back office's types. */
const MAPPED = [
  '_id',
  'platform',
  'prices',
  'price',
  'originalPrice',
  'lowestPrice',
  'priceValidUntil',
  'primaryImage',
  'images',
  'stock',
  'inStock',
  'reviews',
  'stars',
  'premiumSubscription',
  'salesCount',
  'seo',
  'createdAt',
  'untranslated',
  'sizes',
  'sizeLabel',
  'sizeCount',
  'priceFrom',
  'basePriceFrom',
  'relatedProducts',
  'video',
] as const satisfies readonly (keyof ProductDto)[]

export const toProductRecord = (http: Http, dto: ProductDto): ProductRecord => ({
  ...omit(dto, ...MAPPED),
  translations: dto.translations ?? {},
  sku: dto.sku ?? '',
  barcode: dto.barcode ?? '',
  cost: dto.cost === undefined || dto.cost === null ? null : toMinor(dto.cost),
  size: dto.size ?? null,
  related: dto.relatedProducts.map(({ _id, name }) => ({ id: _id, name })),
  id: dto._id,
  archived: dto.archived ?? false,
  slug: dto.seo.slug,
  prices: toPrices(dto),
  premium: {
    enabled: dto.premiumSubscription.enabled,
    months: dto.premiumSubscription.duration,
    value: toMinor(dto.premiumSubscription.originalPrice),
  },
  stock: dto.stock.quantity,
  lowStockThreshold: dto.stock.lowStockThreshold,
  pictures: dto.images.map((image) => toEditedPicture(http, image)),
  ...(dto.video && { video: toVideo(http, dto.video) }),
  reviews: dto.reviews.list.map((review) => toReview(http, review)),
  reviewCount: dto.reviews.count,
})

export const toProductBody = ({
  prices,
  premium,
  stock,
  lowStockThreshold,
  slug,
  related,
  cost,
  ...fields
}: ProductFields) =>
  ({
    ...fields,
    cost: cost === null ? null : toMajor(cost),
    relatedProducts: related.map(({ id }) => id),
    prices: prices.map(({ platform, price, originalAmount, sale }) => ({
      platform,
      amount: toMajor(price.amount),
      originalAmount: originalAmount === null ? null : toMajor(originalAmount),
      sale: sale ? { amount: toMajor(sale.amount), from: sale.from, until: sale.until } : null,
    })),
    premiumSubscription: {
      enabled: premium.enabled,
      duration: premium.months,
      originalPrice: toMajor(premium.value),
    },
    stock: { quantity: stock, lowStockThreshold },
    seo: { slug },
  }) satisfies Body<'createProduct'>
