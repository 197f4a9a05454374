import type { EndpointTable } from '../shared/endpoint'

/** What the cart asks about its products. */
export const cartEndpoints = {
  getCartItems: { method: 'GET', path: '/cart/items/:ids', access: 'optional', errors: [] },
} as const satisfies EndpointTable
