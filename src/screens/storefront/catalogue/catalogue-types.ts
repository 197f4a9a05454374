import type { ProductSummary } from '@/shop/catalogue/product'

/** Sort orders, named as in the API. */
export const CATALOGUE_SORTS = ['position', 'newest', 'price_asc', 'price_desc', 'rating', 'name'] as const
export type CatalogueSort = (typeof CATALOGUE_SORTS)[number]

/** Search params of the page except the page number, which changes through links. */
export interface CatalogueQuery {
  /** Empty string: no search. */
  readonly search: string
  readonly category?: string
  readonly bestseller: boolean
  readonly sort: CatalogueSort
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
