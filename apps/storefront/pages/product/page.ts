import { movedProduct, productQuery } from '../../features/catalogue/product-queries'
import { paymentQuery } from '../../features/checkout/payment-queries'
import { definePage } from '../page'
import { ProductNotFound } from './not-found'

export const productPage = definePage({
  folder: 'product',
  path: '/product/:slug',
  load: () => import('./view'),
  namespaces: ['product'],
  loader: (application, { params: { slug = '' }, language }) => [
    ProductNotFound.preload(language),
    application.queries.prefetchQuery(productQuery(application, slug)),
    application.queries.prefetchQuery(paymentQuery(application)),
  ],
  exists: (application, { params: { slug = '' } }) =>
    application.queries.getQueryData(productQuery(application, slug).queryKey) !== null,
  movedTo: (application, { params: { slug = '' } }) =>
    movedProduct(application.queries.getQueryData(productQuery(application, slug).queryKey), slug),
  storedBy: ['lang'],
  sitemap: ({ products }) =>
    products.map(({ slug, updatedAt }) => ({
      path: `/product/${encodeURIComponent(slug)}`,
      changedAt: updatedAt,
    })),
})
