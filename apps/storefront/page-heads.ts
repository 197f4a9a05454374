import { createTranslator, type AbstractIntlMessages } from 'use-intl/core'
import type { ProductDetail } from '@/domain/product'
import type { Catalogue, Language } from '@/i18n'
import type { Head } from './head'
import { productBySlug } from './queries/catalogue'
import type { ResourceCache } from './queries/resource-cache'

interface HeadInput {
  readonly pathname: string
  /** Public address of the shop without a final slash. */
  readonly origin: string
  readonly language: Language
  readonly words: AbstractIntlMessages
  readonly resources: ResourceCache
  readonly missing: boolean
}

const euros = (minor: number) => (minor / 100).toFixed(2)

const absolute = (origin: string, url: string) => (url.startsWith('/') ? origin + url : url)

const structuredProduct = (
  product: ProductDetail,
  origin: string,
  url: string,
  home: string,
): readonly object[] => [
  {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.shortDescription,
    sku: product.id,
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
    offers: {
      '@type': 'Offer',
      url,
      price: euros(product.price.amount),
      priceCurrency: product.price.currency,
      availability: `https://schema.org/${product.inStock ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
    },
  },
  {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: home, item: `${origin}/` },
      {
        '@type': 'ListItem',
        position: 2,
        name: product.category,
        item: `${origin}/products?category=${encodeURIComponent(product.category)}`,
      },
      { '@type': 'ListItem', position: 3, name: product.name, item: url },
    ],
  },
]

const productIn = (resources: ResourceCache, pathname: string): ProductDetail | undefined => {
  const slug = /^\/product\/([^/]+)$/.exec(pathname)?.[1]
  return slug === undefined ? undefined : resources.known(productBySlug(decodeURIComponent(slug)))
}

const sections = ['checkout', 'orders', 'reset', 'legal'] as const
const sectionOf = (pathname: string) => sections.find((section) => pathname.startsWith(`/${section}`))

const hasMeta = (words: object): words is Pick<Catalogue, 'meta'> => 'meta' in words

/** Title, description, canonical address and structured data of a page (design §5). */
export function headOf({ pathname, origin, language, words, resources, missing }: HeadInput): Head {
  if (!hasMeta(words)) throw new Error('the shell words lack meta')
  const t = createTranslator({ locale: language, messages: words, namespace: 'meta' })
  const canonical = origin + pathname
  if (missing) return { title: t('notFound.title'), noindex: true }
  const product = productIn(resources, pathname)
  if (product) {
    return {
      title: t('product.title', { name: product.name }),
      description: product.shortDescription,
      canonical,
      ...(product.picture && { image: absolute(origin, product.picture.url) }),
      structured: structuredProduct(product, origin, canonical, t('home')),
    }
  }
  if (pathname === '/') return { title: t('landing.title'), description: t('landing.description'), canonical }
  if (pathname === '/products') {
    return { title: t('catalogue.title'), description: t('catalogue.description'), canonical }
  }
  const section = sectionOf(pathname)
  return section === undefined
    ? { title: 'Verda', noindex: true }
    : { title: t(`${section}.title`), canonical, noindex: section !== 'legal' }
}
