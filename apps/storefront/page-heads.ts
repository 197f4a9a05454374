import { createTranslator, type AbstractIntlMessages } from 'use-intl/core'
import type { ProductDetail } from '@/domain/catalogue/product'
import type { Catalogue, Language } from '@/i18n'
import { readCatalogue } from './catalogue-address'
import { catalogueHead } from './catalogue-head'
import type { Head } from './head'
import { legalPageAt } from './legal-address'
import { productBySlug } from './queries/catalogue'
import { cataloguePage } from './queries/catalogue-page'
import type { ResourceCache } from './queries/resource-cache'

interface HeadInput {
  readonly pathname: string
  readonly search: URLSearchParams
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

/** Only for the shopper: never in search engines. */
const sections = ['checkout', 'orders', 'reset'] as const
const sectionOf = (pathname: string) => sections.find((section) => pathname.startsWith(`/${section}`))

const hasMeta = (words: object): words is Pick<Catalogue, 'meta'> => 'meta' in words
const hasLegal = (words: object): words is Pick<Catalogue, 'legal'> => 'legal' in words

const legalNameOf = (pathname: string, language: Language, words: AbstractIntlMessages) => {
  const page = legalPageAt(pathname)
  if (page === undefined || !hasLegal(words)) return undefined
  return createTranslator({ locale: language, messages: words, namespace: 'legal' })(`pages.${page}`)
}

/** Title, description, canonical address and structured data of a page (design §5). */
export function headOf({ search, origin, language, words, resources, missing, ...input }: HeadInput): Head {
  if (!hasMeta(words)) throw new Error('the shell words lack meta')
  const pathname = input.pathname.replace(/(?<=.)\/$/, '')
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
    const place = readCatalogue(search)
    const { category } = place
    return catalogueHead({
      place,
      shown: resources.known(cataloguePage(place)),
      origin,
      title: category === undefined ? t('catalogue.title') : t('catalogue.category', { category }),
      description: t('catalogue.description'),
      crumbs: [t('home'), t('catalogue.products')],
    })
  }
  const legal = legalNameOf(pathname, language, words)
  if (legal !== undefined) return { title: t('legal.title', { name: legal }), canonical }
  const section = sectionOf(pathname)
  return section === undefined
    ? { title: 'Verda', noindex: true }
    : { title: t(`${section}.title`), noindex: true }
}
