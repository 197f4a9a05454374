import type { Application } from '../../features/application'
import { productQuery } from '../../features/catalogue/product-queries'
import { paymentQuery } from '../../features/checkout/payment-queries'
import { definePage, type Visit } from '../page'

const load = () => import('./view')

/** Has no loader: cart and session exist in the browser only, so the server renders the form without them. */
export const checkoutPage = definePage({
  folder: 'checkout',
  path: '/checkout',
  load,
  namespaces: ['cart', 'checkout'],
  ...(import.meta.env.SSR && {
    loader: (application: Application) => [application.queries.prefetchQuery(paymentQuery(application))],
  }),
})

/** Of the checkout's code, whose form it has. */
export const subscribePage = definePage({
  folder: 'checkout',
  path: '/sparabo/:slug',
  load,
  namespaces: ['subscription', 'cart', 'checkout'],
  ...(import.meta.env.SSR && {
    loader: (application: Application, { params: { slug = '' } }: Visit) => [
      application.queries.prefetchQuery(productQuery(application, slug)),
    ],
    exists: (application: Application, { params: { slug = '' } }: Visit) =>
      application.queries.getQueryData(productQuery(application, slug).queryKey) !== null,
  }),
})
