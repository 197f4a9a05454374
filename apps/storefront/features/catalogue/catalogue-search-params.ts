import { wholeLetters } from '@/domain/shared/whole-letters'
import { CATALOGUE_SORTS, type CatalogueQuery } from '@/screens/storefront/catalogue/catalogue-types'

/** State in the search params of /products. */
export interface CatalogueSelection extends CatalogueQuery {
  /** 1-based. */
  readonly page: number
}

/** Maximum text lengths of the API, in characters. */
const MAX_LENGTH = { search: 200, category: 100 } as const
const LAST_PAGE = 100_000

const textIn = (params: URLSearchParams, name: keyof typeof MAX_LENGTH): string =>
  wholeLetters((params.get(name) ?? '').trim(), 0, MAX_LENGTH[name])

/** Parses the search params; invalid values count as missing. */
export function readCatalogue(params: URLSearchParams): CatalogueSelection {
  const category = textIn(params, 'category')
  const page = Number(params.get('page'))
  return {
    search: textIn(params, 'search'),
    ...(category !== '' && { category }),
    bestseller: params.get('bestseller') === 'true',
    sort: CATALOGUE_SORTS.find((sort) => sort === params.get('sort')) ?? 'position',
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  }
}

/** Shortest URL of a selection; defaults are left out. */
export function catalogueHref({ search, category, bestseller, sort, page }: CatalogueSelection): string {
  const chosen = Object.entries({
    search,
    category: category ?? '',
    bestseller: bestseller ? 'true' : '',
    sort: sort === 'position' ? '' : sort,
    page: page === 1 ? '' : String(page),
  }).filter(([, value]) => value !== '')
  return chosen.length === 0 ? '/products' : `/products?${new URLSearchParams(chosen).toString()}`
}
