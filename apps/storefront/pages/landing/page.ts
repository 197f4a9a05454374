import { categoriesQuery, landingQuery } from '../../features/catalogue/product-queries'
import { paymentQuery } from '../../features/checkout/payment-queries'
import { definePage } from '../page'

export const landingPage = definePage({
  folder: 'landing',
  path: '/',
  load: () => import('./view'),
  namespaces: ['landing', 'product'],
  loader: (application) => [
    application.queries.prefetchQuery(landingQuery(application)),
    application.queries.prefetchQuery(categoriesQuery(application)),
    application.queries.prefetchQuery(paymentQuery(application)),
  ],
  storedBy: ['lang'],
  sitemap: () => [{ path: '/' }],
})
