import type { Application } from '../../features/application'
import { movedProduct, productQuery } from '../../features/catalogue/product-queries'
import { definePage, type SitemapCatalogue, type Visit } from '../page'

export const productPage = definePage({
  folder: 'product',
  path: '/product/:slug',
  load: () => import('./view'),
  namespaces: ['product'],
  // Left out of the browser's first view, which needs none of it.
  ...(import.meta.env.SSR && {
    loader: (application: Application, visit: Visit) => [
      import('./load').then(({ load }) => load(application, visit)),
    ],
    exists: (application: Application, { params: { slug = '' } }: Visit) =>
      application.queries.getQueryData(productQuery(application, slug).queryKey) !== null,
    movedTo: (application: Application, { params: { slug = '' } }: Visit) =>
      movedProduct(application.queries.getQueryData(productQuery(application, slug).queryKey), slug),
    storedBy: ['lang'],
    sitemap: ({ products }: SitemapCatalogue) =>
      products.map(({ slug, updatedAt }) => ({
        path: `/product/${encodeURIComponent(slug)}`,
        changedAt: updatedAt,
      })),
  }),
})
