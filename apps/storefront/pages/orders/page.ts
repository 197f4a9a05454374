import { definePage } from '../page'

export const ordersPage = definePage({
  folder: 'orders',
  path: '/orders',
  load: () => import('./view'),
  namespaces: ['account', 'cart', 'checkout'],
})
