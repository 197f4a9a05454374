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
