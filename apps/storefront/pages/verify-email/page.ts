import { definePage } from '../page'

export const verifyEmailPage = definePage({
  folder: 'verify-email',
  path: '/verify-email',
  load: () => import('./view'),
  namespaces: ['auth'],
})
