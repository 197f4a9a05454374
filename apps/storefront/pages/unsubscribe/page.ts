import { definePage } from '../page'

export const unsubscribePage = definePage({
  folder: 'unsubscribe',
  path: '/unsubscribe',
  load: () => import('./view'),
  namespaces: ['account'],
})
