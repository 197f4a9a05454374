import { definePage } from '../page'

/** Has no loader: the form needs the session, which exists in the browser only. */
export const subscribePage = definePage({
  folder: 'subscribe',
  path: '/sparabo/:slug',
  load: () => import('./view'),
  namespaces: ['subscription', 'cart', 'checkout'],
})
