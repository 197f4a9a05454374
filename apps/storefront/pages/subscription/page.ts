import { definePage } from '../page'

/** The link of a Sparabo's mails. */
export const subscriptionPage = definePage({
  folder: 'subscription',
  path: '/sparabo/verwalten',
  load: () => import('./view'),
  namespaces: ['subscription'],
})

/** Found without a login, as § 312k BGB asks for. */
export const terminationPage = definePage({
  folder: 'subscription',
  path: '/kuendigung',
  load: async () => ({ default: (await import('./view')).TerminationView }),
  namespaces: ['subscription'],
  storedBy: ['lang'],
  sitemap: () => [{ path: '/kuendigung' }],
})
