import { definePage } from '../page'

export const cartLinkPage = definePage({
  folder: 'cart-link',
  path: '/cart/:items?',
  load: () => import('./view'),
  namespaces: ['cart'],
})
