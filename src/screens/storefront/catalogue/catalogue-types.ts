import type { ProductSummary } from '@/shop/catalogue/product'
import type { ShelfChoice } from '@/shop/catalogue/shelf'

/** Sort orders, named as in the API. */
export const CATALOGUE_SORTS = ['position', 'newest', 'price_asc', 'price_desc', 'rating', 'name'] as const
export type CatalogueSort = (typeof CATALOGUE_SORTS)[number]

/** Search params of the page except the page number, which changes through links. */
export interface CatalogueQuery extends ShelfChoice {
  /** Empty string: no search. */
  readonly search: string
  readonly sort: CatalogueSort
}

/** Id of the form with the filters, which buttons elsewhere open. */
export const FILTERS_ID = 'filters'

export interface CatalogueLinks {
  /** Address of the list with a change, by default from its first page. */
  readonly hrefOf: (change: Partial<CatalogueQuery> & { readonly page?: number }) => string
}

export type CatalogueState =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message?: string; readonly retrying?: boolean }
  | { readonly status: 'empty' }
  | {
      readonly status: 'ready'
      readonly products: readonly ProductSummary[]
      /** 1-based. */
      readonly page: number
      readonly totalPages: number
      /** Products on all pages. */
      readonly total: number
      /** True while another page or filter is loading and the previous products are still shown. */
      readonly refreshing?: boolean
      /** True if nothing matched exactly and these are similar products. */
      readonly isSimilar?: boolean
    }
