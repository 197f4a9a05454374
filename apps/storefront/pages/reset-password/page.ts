import { definePage } from '../page'

export const resetPasswordPage = definePage({
  folder: 'reset-password',
  path: '/reset-password',
  load: () => import('./view'),
  namespaces: ['auth'],
})
