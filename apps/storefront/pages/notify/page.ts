import { definePage } from '../page'

export const notifyPage = definePage({
  folder: 'notify',
  path: '/notify',
  load: () => import('./view'),
  namespaces: ['product'],
})
