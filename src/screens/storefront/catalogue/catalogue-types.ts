import type { ProductSummary } from '../../../domain/catalogue/product'

/** How the catalogue can be sorted, as the API names it. */
export const CATALOGUE_SORTS = ['position', 'newest', 'price_asc', 'price_desc', 'rating', 'name'] as const
export type CatalogueSort = (typeof CATALOGUE_SORTS)[number]

/** What the address of the page says; the page itself is changed by links. */
export interface CatalogueQuery {
  /** Empty: no search. */
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
      /** From 1. */
      readonly page: number
      readonly totalPages: number
      /** Products on all pages. */
      readonly total: number
      /** Another page or filter is on its way; the products are still the old ones. */
      readonly refreshing?: boolean
      /** No product has what was searched; these look like it. */
      readonly isSimilar?: boolean
    }
