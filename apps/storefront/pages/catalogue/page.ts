import type { Application } from '../../features/application'
import { catalogueQuery, categoryPageQuery, movedCatalogue } from '../../features/catalogue/catalogue-queries'
import { SHELF_FLAGS } from '@/shop/catalogue/traits'
import { readCatalogue } from '../../features/catalogue/catalogue-search-params'
import { categoriesQuery } from '../../features/catalogue/product-queries'
import { paymentQuery } from '../../features/checkout/payment-queries'
import { definePage, type Visit } from '../page'

export const cataloguePage = definePage({
  folder: 'catalogue',
  path: '/products',
  load: () => import('./view'),
  namespaces: ['catalogue', 'product'],
  sitemap: ({ categories }) => [
    { path: '/products' },
    ...categories.map((category) => ({ path: `/products?${new URLSearchParams({ category }).toString()}` })),
  ],
  // Left out of the browser's first view, which needs none of it.
  ...(import.meta.env.SSR && {
    storedBy: ['lang', 'search', 'category', 'kind', ...SHELF_FLAGS, 'minPrice', 'maxPrice', 'sort', 'page'],
    loader: (application: Application, { searchParams }: Visit) => {
      const selection = readCatalogue(searchParams)
      const { category } = selection
      return [
        application.queries.prefetchQuery(catalogueQuery(application, selection)),
        application.queries.prefetchQuery(categoriesQuery(application)),
        application.queries.prefetchQuery(paymentQuery(application)),
        ...(category === undefined
          ? []
          : [application.queries.prefetchQuery(categoryPageQuery(application, category))]),
      ]
    },
    movedTo: (application: Application, { searchParams }: Visit) => {
      const selection = readCatalogue(searchParams)
      return movedCatalogue(
        application.queries.getQueryData(catalogueQuery(application, selection).queryKey),
        selection,
      )
    },
  }),
})
