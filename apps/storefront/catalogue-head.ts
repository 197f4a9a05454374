import type { Page } from '@/client/shared/page'
import type { ProductSummary } from '@/domain/catalogue/product'
import { catalogueHref, type CataloguePlace } from './catalogue-address'
import type { Head } from './head'

interface CatalogueHeadInput {
  readonly place: CataloguePlace
  /** What the page shows; unknown where it could not be read. */
  readonly shown: Page<ProductSummary> | undefined
  /** Public address of the shop without a final slash. */
  readonly origin: string
  readonly title: string
  readonly description: string
  /** Names of the way to here: start, products. */
  readonly crumbs: readonly [string, string]
}

const listItem = (position: number, name: string, item: string) => ({
  '@type': 'ListItem',
  position,
  name,
  item,
})

/**
 * One canonical address per category and page, whatever the sorting; a search is not for search engines, nor is a
 * selection without products.
 */
export function catalogueHead({ place, shown, origin, crumbs, ...texts }: CatalogueHeadInput): Head {
  const { category, search } = place
  const plain = { search: '', bestseller: false, sort: 'position', page: 1 } as const
  const address = (change: Partial<CataloguePlace>) => origin + catalogueHref({ ...plain, ...change })
  const found = shown?.items ?? []
  return {
    ...texts,
    canonical: address({ category, page: shown?.page ?? place.page }),
    noindex: search !== '' || shown?.total === 0,
    structured: [
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          listItem(1, crumbs[0], `${origin}/`),
          listItem(2, crumbs[1], address({})),
          ...(category === undefined ? [] : [listItem(3, category, address({ category }))]),
        ],
      },
      ...(found.length === 0
        ? []
        : [
            {
              '@context': 'https://schema.org',
              '@type': 'ItemList',
              numberOfItems: shown?.total,
              itemListElement: found.map(({ name, slug }, index) =>
                listItem(index + 1, name, `${origin}/product/${encodeURIComponent(slug)}`),
              ),
            },
          ]),
    ],
  }
}
