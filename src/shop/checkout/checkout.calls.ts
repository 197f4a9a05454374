import type { EndpointTable } from '@/contract/shared/endpoint'
import { couponErrors } from '@/contract/shared/errors'

/** Placing an order. */
export const checkoutEndpoints = {
  checkout: {
    method: 'POST',
    path: '/cart/checkout',
    access: 'optional',
    status: 201,
    errors: [
      'OUT_OF_STOCK',
      'PRODUCT_UNAVAILABLE',
      'TOTAL_CHANGED',
      'OPEN_ORDERS',
      'PAYMENT_METHOD_UNAVAILABLE',
      'IDEMPOTENCY_MISMATCH',
      ...couponErrors,
    ],
  },
} as const satisfies EndpointTable
