import { basePrice, sizedName, type BasePrice, type ProductDetail } from '@/shop/catalogue/product'
import { shippingCost, type ShippingRules } from '@/shop/checkout/shipping'
import type { Money } from '@/shop/shared/money'
import { absolute } from '../../app/page-head'

export const pathOf = ({ slug }: { readonly slug: string }) => `/product/${encodeURIComponent(slug)}`
const euros = (minor: number) => (minor / 100).toFixed(2)

interface Offered {
  readonly price: Money
  readonly basePrice?: BasePrice | undefined
  readonly inStock: boolean
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

const shipping = (price: Money, rules: ShippingRules, country: string) => ({
  '@type': 'OfferShippingDetails',
  shippingRate: {
    '@type': 'MonetaryAmount',
    value: euros(shippingCost(price.amount, rules)),
    currency: price.currency,
  },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
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

const offer = ({ price, basePrice: base, inStock }: Offered, path: string, shop: Shop) => ({
  '@type': 'Offer',
  url: shop.addressOf(path),
  price: euros(price.amount),
  priceCurrency: price.currency,
  availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
  itemCondition: 'https://schema.org/NewCondition',
  seller: { '@type': 'OnlineStore', name: shop.seller, url: `${shop.origin}/` },
  ...(base && { priceSpecification: unitPrice(base) }),
  ...(shop.rules && { shippingDetails: shipping(price, shop.rules, shop.country) }),
  hasMerchantReturnPolicy: returns(shop),
})

/** What a product in one size and a family have in common. */
const described = (product: ProductDetail, origin: string) => ({
  '@context': 'https://schema.org',
  name: product.name,
  description: product.shortDescription,
  category: product.category,
  brand: { '@type': 'Brand', name: 'Verda' },
  image: product.pictures.map((picture) => absolute(origin, picture.url)),
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
