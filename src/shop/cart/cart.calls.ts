import type { EndpointTable } from '@/contract/shared/endpoint'

/** Current data of the cart's products, and the cart that a customer's account keeps. */
export const cartEndpoints = {
  getCartItems: { method: 'GET', path: '/cart/items/:ids', access: 'optional', errors: [] },
  getCart: { method: 'GET', path: '/user/cart', access: 'user', errors: [] },
  /** CONFLICT: it was changed meanwhile; `details.cart` is the one that is kept. */
  keepCart: { method: 'PUT', path: '/user/cart', access: 'user', errors: ['CONFLICT'] },
} as const satisfies EndpointTable
