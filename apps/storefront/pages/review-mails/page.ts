import { definePage } from '../page'

export const reviewMailsPage = definePage({
  folder: 'review-mails',
  path: '/review-mails',
  load: () => import('./view'),
  namespaces: ['account'],
})
