import { CATALOGUE_SORTS, type CatalogueQuery } from '@/screens/storefront/catalogue/catalogue-types'

/** What the address of /products says (decisions §2). */
export interface CataloguePlace extends CatalogueQuery {
  /** From 1. */
  readonly page: number
}

/** Longest texts that the API takes. */
const LONGEST = { search: 200, category: 100 } as const
const LAST_PAGE = 100_000

const textIn = (address: URLSearchParams, name: keyof typeof LONGEST): string =>
  (address.get(name) ?? '').trim().slice(0, LONGEST[name])

/** Whatever stands in the address; what makes no sense counts as not said. */
export function readCatalogue(address: URLSearchParams): CataloguePlace {
  const category = textIn(address, 'category')
  const page = Number(address.get('page'))
  return {
    search: textIn(address, 'search'),
    ...(category !== '' && { category }),
    bestseller: address.get('bestseller') === 'true',
    sort: CATALOGUE_SORTS.find((sort) => sort === address.get('sort')) ?? 'position',
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  }
}

/** The shortest address of a place: what is usual is left out. */
export function catalogueHref({ search, category, bestseller, sort, page }: CataloguePlace): string {
  const said = Object.entries({
    search,
    category: category ?? '',
    bestseller: bestseller ? 'true' : '',
    sort: sort === 'position' ? '' : sort,
    page: page === 1 ? '' : String(page),
  }).filter(([, value]) => value !== '')
  return said.length === 0 ? '/products' : `/products?${new URLSearchParams(said).toString()}`
}
