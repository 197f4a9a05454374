import type { EndpointTable } from '@/contract/shared/endpoint'

/** Current data of the cart's products. */
export const cartEndpoints = {
  getCartItems: { method: 'GET', path: '/cart/items/:ids', access: 'optional', errors: [] },
} as const satisfies EndpointTable
