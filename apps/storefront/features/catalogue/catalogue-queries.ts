import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { FoundProducts } from '@/shop/catalogue/products.client'
import type { CategoryPage } from '@/shop/categories/category'
import { shelfParams } from '@/shop/catalogue/shelf'
import { PLATFORM } from '../../settings'
import type { Application } from '../application'
import { catalogueHref, type CatalogueSelection } from './catalogue-search-params'

/** Fills three rows of four. */
const PAGE_SIZE = 12

/** Where the category stands that was asked for by an earlier name. */
export const movedCatalogue = (
  found: FoundProducts | undefined,
  selection: CatalogueSelection,
): string | undefined =>
  found?.category === undefined || found.category === selection.category
    ? undefined
    : catalogueHref({ ...selection, category: found.category })

/** Description and meta texts of a category; null if there is none of that name. */
export const categoryPageQuery = ({ http }: Pick<Application, 'http'>, name: string) =>
  queryOptions({
    queryKey: ['category', name],
    queryFn: async (): Promise<CategoryPage | null> => {
      const { getCategoryPage } = await import('@/shop/catalogue/products.client')
      return getCategoryPage(http, PLATFORM, name)
    },
  })

/** One page of the catalogue; a page beyond the end returns the last one. */
export const catalogueQuery = ({ http }: Pick<Application, 'http'>, selection: CatalogueSelection) =>
  queryOptions({
    queryKey: ['catalogue', catalogueHref(selection)],
    queryFn: async (): Promise<FoundProducts> => {
      const { listProducts } = await import('@/shop/catalogue/products.client')
      const { search, sort } = selection
      const read = (page: number) =>
        listProducts(http, {
          platform: PLATFORM,
          status: 'active',
          limit: PAGE_SIZE,
          page,
          search,
          sort,
          facets: 'true',
          ...shelfParams(selection),
        })
      const found = await read(selection.page)
      return found.items.length === 0 && found.total > 0 ? read(found.pages) : found
    },
    // Shows the previous page while the next one is loading.
    placeholderData: keepPreviousData,
  })
