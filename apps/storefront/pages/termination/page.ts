import { definePage } from '../page'

/** Found without a login, as § 312k BGB asks for. */
export const terminationPage = definePage({
  folder: 'termination',
  path: '/kuendigung',
  load: () => import('./view'),
  namespaces: ['subscription'],
  storedBy: ['lang'],
  sitemap: () => [{ path: '/kuendigung' }],
})
