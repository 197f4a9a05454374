import type { EndpointTable } from '@/contract/shared/endpoint'

/** Orders whose lines the shop changes; money may go back, so that it takes both permissions. */
export const orderChangeEndpoints = {
  /** What a change would do; changes nothing. */
  previewOrderChange: {
    method: 'POST',
    path: '/admin/orders/:id/changes/preview',
    access: 'admin',
    needs: ['orders.write', 'refunds.write'],
    errors: ['NOT_FOUND', 'CONFLICT', 'PRODUCT_UNAVAILABLE'],
  },
  changeOrder: {
    method: 'POST',
    path: '/admin/orders/:id/changes',
    access: 'admin',
    needs: ['orders.write', 'refunds.write'],
    errors: ['NOT_FOUND', 'CONFLICT', 'STALE', 'OUT_OF_STOCK', 'PRODUCT_UNAVAILABLE'],
  },
} as const satisfies EndpointTable
