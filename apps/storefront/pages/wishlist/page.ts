import { definePage } from '../page'

export const wishlistPage = definePage({
  folder: 'wishlist',
  path: '/wishlist',
  load: () => import('./view'),
  namespaces: ['account'],
})
