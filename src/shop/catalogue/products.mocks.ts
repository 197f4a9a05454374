import type { Data } from '@/contract/shared/dto'
import { firstPage, pageOf } from '@/mocks/fixtures/pagination'
import { answers, failing, offline, ok, slow } from '@/mocks/shared/handlers'
import { wellness } from '../categories/categories.mocks'
import { countedOn, onShelf } from './shelf.mocks'
import { type SummaryDto, productDetails, productList, productNamed } from './product-data.mocks'

const lastSegment = (request: Request) =>
  decodeURIComponent(new URL(request.url).pathname.split('/').at(-1) ?? '')

const sorts: Readonly<Record<string, (one: SummaryDto, other: SummaryDto) => number>> = {
  price_asc: (one, other) => one.price - other.price,
  price_desc: (one, other) => other.price - one.price,
  rating: (one, other) => other.rating - one.rating,
  name: (one, other) => one.name.localeCompare(other.name, 'de'),
}

/** Filters, sorts and paginates like the API. */
const listFrom =
  (products: readonly SummaryDto[]) =>
  (request: Request): Data<'listProducts'> => {
    const query = new URL(request.url).searchParams
    const [search, page] = [query.get('search'), Number(query.get('page') ?? 1)]
    const limit = Number(query.get('limit') ?? 20)
    const ids = query.get('ids')?.split(',')
    const searched = products
      .filter(({ _id }) => ids === undefined || ids.includes(_id))
      .filter(({ name, subtitle }) =>
        `${name} ${subtitle}`.toLowerCase().includes(search?.toLowerCase() ?? ''),
      )
    const found = onShelf(searched, query).toSorted(sorts[query.get('sort') ?? ''])
    return {
      products: found.slice((page - 1) * limit, page * limit),
      pagination: pageOf(page, found.length, limit),
      ...(query.get('facets') === 'true' && { facets: countedOn(searched, query) }),
    }
  }

/** Three pages of products. */
const manyProducts = Array.from({ length: 30 }, (_, index): SummaryDto => {
  const product = productList[index % productList.length] ?? productNamed('Abendruhe')
  return { ...product, _id: `many-${index + 1}`, name: `${product.name} ${index + 1}` }
})

const categories: Data<'listProductCategories'>['categories'] = [
  ...new Set(productList.map((p) => p.category)),
]
  .sort()
  .map((name, index) => ({
    _id: `category-${index + 1}`,
    name,
    slug: name.toLowerCase(),
    icon: '🌿',
    color: '#3f5a47',
    productCount: productList.filter(({ category }) => category === name).length,
  }))

/** MSW handlers of back-in-stock notifications. */
export const stockNoticeMocks = {
  ok: [ok('requestStockNotice', {}), ok('confirmStockNotice', {}), ok('cancelStockNotice', {})],
  error: [
    failing('requestStockNotice', 'INTERNAL'),
    failing('confirmStockNotice', 'INTERNAL'),
    failing('cancelStockNotice', 'INTERNAL'),
  ],
  slow: [slow('confirmStockNotice')],
  tooMany: [failing('requestStockNotice', 'RATE_LIMITED')],
  oldLink: [failing('confirmStockNotice', 'INVALID_TOKEN')],
}

/** Products by prefix; 'imgwer' stands for any typo. */
const suggestionsFor = (request: Request): Data<'suggestProducts'> => {
  const typed = (new URL(request.url).searchParams.get('q') ?? '').toLowerCase()
  const isSimilar = typed === 'imgwer'
  const products = productList.filter(({ name, subtitle }) =>
    `${name} ${subtitle}`.toLowerCase().includes(isSimilar ? 'ingwer' : typed),
  )
  return {
    products: products.slice(0, 6),
    categories: categories.filter(({ name }) => name.toLowerCase().startsWith(typed)),
    isSimilar,
  }
}

/** MSW handlers of the search suggestions. */
export const suggestionMocks = {
  ok: [answers('suggestProducts', suggestionsFor)],
  slow: [slow('suggestProducts')],
  error: [failing('suggestProducts', 'INTERNAL')],
  offline: [offline('suggestProducts')],
}

const shelfCategories: Data<'listCategories'>['categories'] = categories.map(({ _id, name, slug }) => ({
  ...wellness,
  _id,
  name,
  slug,
  seo: {
    metaTitle: `${name} aus kleinen Betrieben`,
    metaDescription: `${name}: geprüft, frisch abgefüllt, in zwei Tagen bei Ihnen.`,
    keywords: ['Tee', name],
  },
}))

/** MSW handlers of the catalogue, by resulting state. */
export const productMocks = {
  ok: [
    // Before `/products/:id`, which matches as well.
    ...suggestionMocks.ok,
    answers('listProducts', listFrom(productList)),
    ok('listProductCategories', { categories }),
    ok('listCategories', { categories: shelfCategories }),
    ok('getCategoryBySlug', { category: wellness }),
    answers('getProductBySlug', (request) => {
      const product = productDetails.find(({ seo }) => seo.slug === lastSegment(request))
      if (!product) throw new RangeError('no such fixture')
      return { product }
    }),
    answers('getProduct', (request) => {
      const product = productDetails.find(({ _id }) => _id === lastSegment(request))
      if (!product) throw new RangeError('no such fixture')
      return { product }
    }),
    ok('trackProduct', {}),
  ],
  many: [answers('listProducts', listFrom(manyProducts))],
  noCategories: [failing('listProductCategories', 'INTERNAL')],
  empty: [ok('listProducts', { products: [], pagination: firstPage(0) })],
  slow: [slow('listProducts'), slow('getProductBySlug')],
  error: [failing('listProducts', 'INTERNAL'), failing('getProductBySlug', 'INTERNAL')],
  offline: [offline('listProducts'), offline('getProductBySlug')],
  listError: [failing('listProducts', 'INTERNAL')],
  listSlow: [slow('listProducts')],
  listOffline: [offline('listProducts')],
  notFound: [failing('getProductBySlug', 'NOT_FOUND')],
  soldOut: [
    answers('getProductBySlug', (request) => {
      const product = productDetails.find(({ seo }) => seo.slug === lastSegment(request))
      if (!product) throw new RangeError('no such fixture')
      return { product: { ...product, stock: { ...product.stock, quantity: 0 }, inStock: false } }
    }),
  ],
}
