import type { Page } from '@/client/shared/page'
import type { ProductSummary } from '@/domain/catalogue/product'
import { catalogueHref, type CataloguePlace } from '../catalogue-address'
import { PLATFORM } from '../settings'
import type { Resource } from './resource-cache'

/** Three full rows of four. */
const PAGE_SIZE = 12

const products = () => import('@/client/catalogue/products')

/** One page of the catalogue; an address beyond the end shows the last page. */
export const cataloguePage = (place: CataloguePlace): Resource<Page<ProductSummary>> => ({
  key: `catalogue:${catalogueHref(place)}`,
  load: async (http) => {
    const { listProducts } = await products()
    const { search, category, bestseller, sort } = place
    const read = (page: number) =>
      listProducts(http, {
        platform: PLATFORM,
        status: 'active',
        limit: PAGE_SIZE,
        page,
        search,
        category,
        sort,
        ...(bestseller && { bestseller: 'true' as const }),
      })
    const found = await read(place.page)
    return found.items.length === 0 && found.total > 0 ? read(found.pages) : found
  },
})

/** Names of the platform's categories. */
export const categoryNames: Resource<readonly string[]> = {
  key: 'categories',
  load: async (http) => (await (await products()).listShopCategories(http, PLATFORM)).map(({ name }) => name),
}
