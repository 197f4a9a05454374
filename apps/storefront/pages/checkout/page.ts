import { paymentQuery } from '../../features/checkout/payment-queries'
import { definePage } from '../page'

/** Has no loader: cart and session exist in the browser only, so the server renders the form without them. */
export const checkoutPage = definePage({
  folder: 'checkout',
  path: '/checkout',
  load: () => import('./view'),
  namespaces: ['cart', 'checkout'],
  loader: (application) => [application.queries.prefetchQuery(paymentQuery(application))],
})

/** Of the checkout's code, whose form it has; every chunk of its own would be named in the first view. */
export const subscribePage = definePage({
  folder: 'checkout',
  path: '/sparabo/:slug',
  load: async () => ({ default: (await import('./view')).SubscribeView }),
  namespaces: ['subscription', 'cart', 'checkout'],
})
