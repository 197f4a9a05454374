import type { Http } from '@/client/shared/http'
import { lang } from '@/client/shared/lang'
import { type Page, toPage } from '@/client/shared/page'
import type { Data, Query } from '@/contract/shared/dto'
import type { Platform } from '../shared/platform'
import { categoryEndpoints } from '../categories/categories.calls'
import type { CategoryPage } from '../categories/category'
import { toCategoryImage } from '../categories/categories.client'
import { toMinor } from '../shared/money'
import type { ProductSummary } from './product'
import type { ProductDetail } from './product-detail'
import type { Facets } from './shelf'
import { toProductDetail } from './product-detail-wire.client'
import { toProductSummary } from './product-wire.client'
import { productEndpoints } from './products.calls'

export interface FoundProducts extends Page<ProductSummary> {
  /** True if nothing matched the search and these products are only similar. */
  readonly isSimilar?: boolean
  /** If they were asked for. */
  readonly facets?: Facets
  /** The category's name, if it was asked for by an earlier one. */
  readonly category?: string
}

type FacetsDto = NonNullable<Data<'listProducts'>['facets']>

const toFacets = ({ price, ...counts }: FacetsDto): Facets => ({
  ...counts,
  price: price && { min: toMinor(price.min), max: toMinor(price.max) },
})

export async function listProducts(http: Http, query: Query<'listProducts'>): Promise<FoundProducts> {
  const data = await http.call(productEndpoints, 'listProducts', { query: { ...query, lang: lang(http) } })
  const page = toPage(
    data.products.map((product) => toProductSummary(http, product)),
    data.pagination,
  )
  const { isSimilar, category, facets } = data
  return {
    ...page,
    ...(isSimilar && { isSimilar }),
    ...(category !== undefined && { category }),
    ...(facets && { facets: toFacets(facets) }),
  }
}

/** @throws ApiFailure NOT_FOUND */
export async function getProductBySlug(http: Http, slug: string, platform: Platform): Promise<ProductDetail> {
  const data = await http.call(productEndpoints, 'getProductBySlug', {
    params: { slug },
    query: { platform, lang: lang(http) },
  })
  return toProductDetail(http, data.product)
}

export async function getProduct(http: Http, id: string, platform: Platform): Promise<ProductDetail> {
  const data = await http.call(productEndpoints, 'getProduct', {
    params: { id },
    query: { platform, lang: lang(http) },
  })
  return toProductDetail(http, data.product)
}

export interface ShopCategory {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly icon: string
  readonly color: string
  readonly productCount: number
}

export async function listShopCategories(http: Http, platform: Platform): Promise<readonly ShopCategory[]> {
  const data = await http.call(productEndpoints, 'listProductCategories', { params: { platform } })
  return data.categories.map(({ _id, ...category }) => ({ id: _id, ...category }))
}

/** Null if the platform has no active category of that name; unlike a read by slug it counts no view. */
export async function getCategoryPage(
  http: Http,
  platform: Platform,
  name: string,
): Promise<CategoryPage | null> {
  const { categories } = await http.call(categoryEndpoints, 'listCategories', { query: { platform } })
  const category = categories.find((each) => each.name === name && each.isActive)
  if (!category) return null
  const { description, icon, color, image, seo } = category
  return { description, icon, color, image: toCategoryImage(http, image), seo }
}

/** Counts that a shopper opened a category; must never make the page fail. */
export async function countCategoryView(http: Http, platform: Platform, slug: string): Promise<void> {
  await http
    .call(categoryEndpoints, 'getCategoryBySlug', { params: { platform, slug } })
    .catch(() => undefined)
}

/** Counts interest in a product; must never make a shopper's action fail. */
export async function trackProduct(
  http: Http,
  id: string,
  event: 'add_to_cart' | 'add_to_wishlist',
): Promise<void> {
  await http
    .call(productEndpoints, 'trackProduct', { params: { id }, body: { event } })
    .catch(() => undefined)
}
