import type { EndpointTable } from '@/contract/shared/endpoint'

/** Orders of the back office. */
export const adminOrderEndpoints = {
  listOrders: { method: 'GET', path: '/admin/orders', access: 'admin', needs: 'orders.read', errors: [] },
  exportOrders: {
    method: 'GET',
    path: '/admin/orders/export.csv',
    access: 'admin',
    needs: 'orders.export',
    errors: [],
    answers: 'text/csv',
  },
  countOrders: {
    method: 'GET',
    path: '/admin/orders/counts',
    access: 'admin',
    needs: 'orders.read',
    errors: [],
  },
  getOrder: {
    method: 'GET',
    path: '/admin/orders/:id',
    access: 'admin',
    needs: 'orders.read',
    errors: ['NOT_FOUND'],
  },
  setOrderStatus: {
    method: 'PUT',
    path: '/admin/orders/:id/status',
    access: 'admin',
    needs: 'orders.write',
    errors: ['NOT_FOUND', 'OUT_OF_STOCK', 'COUPON_USED_UP', 'COUPON_ALREADY_USED', 'STALE'],
  },
  setPaymentStatus: {
    method: 'PUT',
    path: '/admin/orders/:id/payment-status',
    access: 'admin',
    needs: 'orders.write',
    errors: ['NOT_FOUND', 'OUT_OF_STOCK', 'COUPON_USED_UP', 'COUPON_ALREADY_USED', 'STALE'],
  },
  assignCargo: {
    method: 'PUT',
    path: '/admin/orders/:id/assign-cargo',
    access: 'admin',
    needs: 'orders.write',
    errors: ['NOT_FOUND', 'CONFLICT', 'STALE'],
  },
  takeBackParcel: {
    method: 'POST',
    path: '/admin/orders/:id/parcels/:parcelId/take-back',
    access: 'admin',
    needs: 'orders.write',
    errors: ['NOT_FOUND', 'CONFLICT', 'STALE'],
  },
} as const satisfies EndpointTable
