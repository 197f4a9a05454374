import { sizedName, type ProductDetail } from '@/shop/catalogue/product'
import type { Money } from '@/domain/shared/money'
import { absolute } from '../../app/page-head'

export const pathOf = ({ slug }: { readonly slug: string }) => `/product/${encodeURIComponent(slug)}`
const euros = (minor: number) => (minor / 100).toFixed(2)

interface Offered {
  readonly price: Money
  readonly inStock: boolean
}

const offer = ({ price, inStock }: Offered, url: string) => ({
  '@type': 'Offer',
  url,
  price: euros(price.amount),
  priceCurrency: price.currency,
  availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
  itemCondition: 'https://schema.org/NewCondition',
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
export function structuredProduct(product: ProductDetail, origin: string) {
  const { sizes } = product
  if (!sizes)
    return {
      ...described(product, origin),
      '@type': 'Product',
      sku: product.id,
      offers: offer(product, origin + pathOf(product)),
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
      offers: offer(size, origin + pathOf(size)),
    })),
  }
}
