import { wholeLetters } from '@/shop/shared/whole-letters'
import { readShelf, shelfParams } from '@/shop/catalogue/shelf'
import { CATALOGUE_SORTS, type CatalogueQuery } from '@/screens/storefront/catalogue/catalogue-types'

/** State in the search params of /products. */
export interface CatalogueSelection extends CatalogueQuery {
  /** 1-based. */
  readonly page: number
}

/** Maximum length of the API, in characters. */
const MAX_SEARCH = 200
const LAST_PAGE = 100_000

/** Parses the search params; invalid values count as missing. */
export function readCatalogue(params: URLSearchParams): CatalogueSelection {
  const page = Number(params.get('page'))
  return {
    search: wholeLetters((params.get('search') ?? '').trim(), 0, MAX_SEARCH),
    ...readShelf(params),
    sort: CATALOGUE_SORTS.find((sort) => sort === params.get('sort')) ?? 'position',
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  }
}

/** Shortest URL of a selection; defaults are left out. */
export function catalogueHref({ search, sort, page, ...shelf }: CatalogueSelection): string {
  const chosen = new URLSearchParams({
    ...(search !== '' && { search }),
    ...shelfParams(shelf),
    ...(sort !== 'position' && { sort }),
    ...(page !== 1 && { page: String(page) }),
  }).toString()
  return chosen === '' ? '/products' : `/products?${chosen}`
}
