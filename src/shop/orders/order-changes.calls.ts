import type { EndpointTable } from '@/contract/shared/endpoint'

/** Orders whose lines the shop changes, which takes both permissions because money may go back, and orders that it makes. */
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
  /** What an order would be that the shop makes for a customer. */
  previewNewOrder: {
    method: 'POST',
    path: '/admin/orders/preview',
    access: 'admin',
    needs: 'orders.write',
    errors: ['PRODUCT_UNAVAILABLE'],
  },
  makeOrder: {
    method: 'POST',
    path: '/admin/orders',
    access: 'admin',
    needs: 'orders.write',
    status: 201,
    errors: [
      'NOT_FOUND',
      'OUT_OF_STOCK',
      'PRODUCT_UNAVAILABLE',
      'TOTAL_CHANGED',
      'PAYMENT_METHOD_UNAVAILABLE',
      'IDEMPOTENCY_MISMATCH',
    ],
  },
} as const satisfies EndpointTable
