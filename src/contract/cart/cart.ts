import type { EndpointTable } from '../shared/endpoint'
import { couponErrors } from '../shared/errors'

/** Cart, checkout and payment settings of the shop (S7). */
export const cartEndpoints = {
  getCartItems: { method: 'GET', path: '/cart/items/:ids', access: 'optional', errors: [] },
  checkout: {
    method: 'POST',
    path: '/cart/checkout',
    access: 'optional',
    status: 201,
    errors: [
      'OUT_OF_STOCK',
      'PRODUCT_UNAVAILABLE',
      'TOTAL_CHANGED',
      'PAYMENT_METHOD_UNAVAILABLE',
      'IDEMPOTENCY_MISMATCH',
      ...couponErrors,
    ],
  },
  getPaymentSettings: { method: 'GET', path: '/cart/payment-settings', access: 'optional', errors: [] },
  getPublicPaymentSettings: {
    method: 'GET',
    path: '/cart/payment-settings/public/:platform',
    access: 'public',
    errors: [],
  },
  listCartOrders: { method: 'GET', path: '/cart/orders', access: 'user', errors: [] },
  getCartOrder: { method: 'GET', path: '/cart/order/:id', access: 'user', errors: ['NOT_FOUND'] },
} as const satisfies EndpointTable
