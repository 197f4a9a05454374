import { definePage } from '../page'

export const payPage = definePage({
  folder: 'pay',
  path: '/pay',
  load: () => import('./view'),
  namespaces: ['checkout'],
})
