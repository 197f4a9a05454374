import { SHELF_FLAGS } from '@/shop/catalogue/traits'
import type { Application } from '../../features/application'
import { definePage, type SitemapCatalogue, type Visit } from '../page'

export const cataloguePage = definePage({
  folder: 'catalogue',
  path: '/products',
  load: () => import('./view'),
  namespaces: ['catalogue', 'product', 'search'],
  // Left out of the browser's first view, which starts with the definitions of all pages.
  ...(import.meta.env.SSR && {
    loader: (application: Application, visit: Visit) => [
      import('./load').then(({ load }) => load(application, visit)),
    ],
    movedTo: async (application: Application, visit: Visit) =>
      (await import('./load')).movedTo(application, visit),
    storedBy: [
      'lang',
      'search',
      'category',
      'kind',
      'taste',
      'daytime',
      ...SHELF_FLAGS,
      'minPrice',
      'maxPrice',
      'sort',
      'page',
    ],
    sitemap: ({ categories }: SitemapCatalogue) => [
      { path: '/products' },
      ...categories.map((category) => ({
        path: `/products?${new URLSearchParams({ category }).toString()}`,
      })),
    ],
  }),
})
