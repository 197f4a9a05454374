import { basePrice, sizedName, type BasePrice } from '@/shop/catalogue/product'
import type { ProductDetail } from '@/shop/catalogue/product-detail'
import { shippingCost, type ShippingRules } from '@/shop/checkout/shipping'
import type { Delivery } from '@/shop/delivery/delivery'
import type { Money } from '@/shop/shared/money'
import { absolute } from '../../app/page-head'

export const pathOf = ({ slug }: { readonly slug: string }) => `/product/${encodeURIComponent(slug)}`
const euros = (minor: number) => (minor / 100).toFixed(2)

interface Offered {
  readonly price: Money
  readonly basePrice?: BasePrice | undefined
  readonly inStock: boolean
  readonly priceValidUntil?: string | undefined
}

/** Price per kg or l, which German law requires beside the price. */
const unitPrice = ({ price, unit }: BasePrice) => ({
  '@type': 'UnitPriceSpecification',
  price: euros(price.amount),
  priceCurrency: price.currency,
  valueAddedTaxIncluded: true,
  // UN/CEFACT codes of kilogram and litre.
  referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: unit === 'kg' ? 'KGM' : 'LTR' },
})

const days = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
})

/** In working days; what is ordered after the cut-off is packed on the next one. */
const deliveryTime = ({ days: { from, to } }: Delivery) => ({
  '@type': 'ShippingDeliveryTime',
  handlingTime: days(0, 1),
  transitTime: days(from, to),
})

const shipping = (price: Money, rules: ShippingRules, { country, delivery }: Shop) => ({
  '@type': 'OfferShippingDetails',
  shippingRate: {
    '@type': 'MonetaryAmount',
    value: euros(shippingCost(price.amount, rules)),
    currency: price.currency,
  },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
  ...(delivery && { deliveryTime: deliveryTime(delivery) }),
})

interface Shop {
  /** Public URL of the shop without a trailing slash. */
  readonly origin: string
  /** Address of a path in the language of the page. */
  readonly addressOf: (path: string) => string
  /** Name of the company that sells; left out if it is not known. */
  readonly seller?: string | undefined
  /** Of its shoppers, by ISO 3166. */
  readonly country: 'DE' | 'TR'
  /** Undefined if they are not known; then nothing is said about shipping. */
  readonly rules?: ShippingRules | undefined
  /** To that country; undefined if it is not known. */
  readonly delivery?: Delivery | undefined
}

/** The right of withdrawal, which every shopper has by law (§ 355 BGB). */
const returns = ({ addressOf, country }: Shop) => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: country,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: 14,
  returnMethod: 'https://schema.org/ReturnByMail',
  merchantReturnLink: addressOf('/legal/widerruf'),
})

const offer = ({ price, basePrice: base, inStock, priceValidUntil }: Offered, path: string, shop: Shop) => ({
  '@type': 'Offer',
  url: shop.addressOf(path),
  price: euros(price.amount),
  priceCurrency: price.currency,
  priceValidUntil,
  availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
  itemCondition: 'https://schema.org/NewCondition',
  seller: { '@type': 'OnlineStore', name: shop.seller, url: `${shop.origin}/` },
  ...(base && { priceSpecification: unitPrice(base) }),
  ...(shop.rules && { shippingDetails: shipping(price, shop.rules, shop) }),
  hasMerchantReturnPolicy: returns(shop),
})

/** A film needs a picture of its own to be shown by search engines. */
const film = ({ name, shortDescription, video, pictures: [first] }: ProductDetail, origin: string) =>
  video &&
  first && {
    '@type': 'VideoObject',
    name,
    description: video.alt || shortDescription,
    thumbnailUrl: absolute(origin, first.url),
    contentUrl: absolute(origin, video.url),
    uploadDate: video.uploadedAt,
    duration: `PT${Math.ceil(video.seconds)}S`,
  }

/** What a product in one size and a family have in common. */
const described = (product: ProductDetail, origin: string) => ({
  '@context': 'https://schema.org',
  name: product.name,
  description: product.shortDescription,
  category: product.category,
  brand: { '@type': 'Brand', name: 'Verda' },
  image: product.pictures.map((picture) => absolute(origin, picture.url)),
  subjectOf: film(product, origin),
  ...(product.reviewCount > 0 && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: product.rating,
      reviewCount: product.reviewCount,
    },
  }),
})

/** Data for crawlers: a product, or the group of its sizes, each with its own address. */
export function structuredProduct(product: ProductDetail, shop: Shop) {
  const { sizes, price, netContent } = product
  const { origin } = shop
  if (!sizes)
    return {
      ...described(product, origin),
      '@type': 'Product',
      sku: product.id,
      offers: offer(
        { ...product, basePrice: netContent && basePrice(price, netContent) },
        pathOf(product),
        shop,
      ),
    }
  const images = product.pictures.map((picture) => absolute(origin, picture.url))
  return {
    ...described(product, origin),
    '@type': 'ProductGroup',
    productGroupID: sizes[0]?.id,
    variesBy: ['https://schema.org/size'],
    hasVariant: sizes.map((size) => ({
      '@type': 'Product',
      sku: size.id,
      name: sizedName({ name: product.name, sizeLabel: size.label }),
      description: product.shortDescription,
      image: images,
      size: size.label,
      offers: offer(size, pathOf(size), shop),
    })),
  }
}
