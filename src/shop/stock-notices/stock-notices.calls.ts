import type { EndpointTable } from '@/contract/shared/endpoint'

/** Back-in-stock notices; the link in the mail confirms or cancels one. */
export const stockNoticeEndpoints = {
  requestStockNotice: {
    method: 'POST',
    path: '/products/:id/notify',
    access: 'public',
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  confirmStockNotice: {
    method: 'POST',
    path: '/stock-notices/confirm',
    access: 'public',
    errors: ['INVALID_TOKEN'],
  },
  cancelStockNotice: {
    method: 'POST',
    path: '/stock-notices/cancel',
    access: 'public',
    errors: ['INVALID_TOKEN'],
  },
} as const satisfies EndpointTable
