import { paymentQuery } from '../../features/checkout/payment-queries'
import { definePage } from '../page'

/** What is ordered, and by whom, only the browser knows: the form is there before. */
export const checkoutPage = definePage({
  folder: 'checkout',
  path: '/checkout',
  load: () => import('./view'),
  namespaces: ['cart', 'checkout'],
  loader: (application) => [application.queries.prefetchQuery(paymentQuery(application))],
})
