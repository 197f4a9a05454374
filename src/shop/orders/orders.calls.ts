import type { EndpointTable } from '@/contract/shared/endpoint'

/** A customer's orders and guest orders. */
export const orderEndpoints = {
  listMyOrders: { method: 'GET', path: '/user/orders', access: 'user', errors: [] },
  getMyOrder: { method: 'GET', path: '/user/orders/:id', access: 'user', errors: ['NOT_FOUND'] },
  listCartOrders: {
    method: 'GET',
    path: '/cart/orders',
    access: 'user',
    errors: [],
  },
  getCartOrder: {
    method: 'GET',
    path: '/cart/order/:id',
    access: 'user',
    errors: ['NOT_FOUND'],
  },
  getMyPaper: {
    method: 'GET',
    path: '/user/orders/:id/papers/:number',
    access: 'user',
    errors: ['NOT_FOUND'],
    answers: 'application/pdf',
  },
  cancelMyOrder: {
    method: 'POST',
    path: '/user/orders/:id/cancel',
    access: 'user',
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  claimOrder: { method: 'POST', path: '/user/orders/claim', access: 'user', errors: ['NOT_FOUND'] },
  lookupOrder: { method: 'POST', path: '/orders/lookup', access: 'public', errors: ['NOT_FOUND'] },
  lookupPaper: {
    method: 'POST',
    path: '/orders/lookup/paper',
    access: 'public',
    errors: ['NOT_FOUND'],
    answers: 'application/pdf',
  },
  cancelOrder: {
    method: 'POST',
    path: '/orders/cancel',
    access: 'public',
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  confirmOrder: { method: 'POST', path: '/orders/confirm', access: 'public', errors: ['NOT_FOUND'] },
} as const satisfies EndpointTable
