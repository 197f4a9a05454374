import type { EndpointTable } from '../shared/endpoint'

/** Orders of the back office (A7) and the guest's look-up (decisions §8). */
export const orderEndpoints = {
  listOrders: { method: 'GET', path: '/admin/orders', access: 'admin', errors: [] },
  getOrder: { method: 'GET', path: '/admin/orders/:id', access: 'admin', errors: ['NOT_FOUND'] },
  setOrderStatus: {
    method: 'PUT',
    path: '/admin/orders/:id/status',
    access: 'admin',
    errors: ['NOT_FOUND', 'OUT_OF_STOCK', 'COUPON_USED_UP', 'COUPON_ALREADY_USED'],
  },
  setPaymentStatus: {
    method: 'PUT',
    path: '/admin/orders/:id/payment-status',
    access: 'admin',
    errors: ['NOT_FOUND'],
  },
  assignCargo: {
    method: 'PUT',
    path: '/admin/orders/:id/assign-cargo',
    access: 'admin',
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  lookupOrder: { method: 'POST', path: '/orders/lookup', access: 'public', errors: ['NOT_FOUND'] },
  withdraw: { method: 'POST', path: '/withdrawals', access: 'public', errors: ['NOT_FOUND'], status: 201 },
} as const satisfies EndpointTable
