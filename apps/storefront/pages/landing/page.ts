import type { Application } from '../../features/application'
import { categoriesQuery, landingQuery } from '../../features/catalogue/product-queries'
import { paymentQuery } from '../../features/checkout/payment-queries'
import { definePage } from '../page'

export const landingPage = definePage({
  folder: 'landing',
  path: '/',
  load: () => import('./view'),
  namespaces: ['landing', 'product'],
  // Left out of the browser's first view, which needs none of it.
  ...(import.meta.env.SSR && {
    loader: (application: Application) => [
      application.queries.prefetchQuery(landingQuery(application)),
      application.queries.prefetchQuery(categoriesQuery(application)),
      application.queries.prefetchQuery(paymentQuery(application)),
    ],
    storedBy: ['lang'],
    sitemap: () => [{ path: '/' }],
  }),
})
