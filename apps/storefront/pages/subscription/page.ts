import { definePage } from '../page'

/** The link of a Sparabo's mails. */
export const subscriptionPage = definePage({
  folder: 'subscription',
  path: '/sparabo/verwalten',
  load: () => import('./view'),
  namespaces: ['subscription'],
})
