import type { EndpointTable } from '../shared/endpoint'

/** The signed-in customer's own things (S7). */
export const accountEndpoints = {
  updateProfile: { method: 'PUT', path: '/user/profile', access: 'user', errors: [] },
  changePassword: { method: 'PUT', path: '/user/password', access: 'user', errors: ['WRONG_PASSWORD'] },
  listMyOrders: { method: 'GET', path: '/user/orders', access: 'user', errors: [] },
  getMyOrder: { method: 'GET', path: '/user/orders/:id', access: 'user', errors: ['NOT_FOUND'] },
  getWishlist: { method: 'GET', path: '/user/wishlist', access: 'user', errors: [] },
  addToWishlist: { method: 'POST', path: '/user/wishlist/:productId', access: 'user', errors: ['NOT_FOUND'] },
  removeFromWishlist: { method: 'DELETE', path: '/user/wishlist/:productId', access: 'user', errors: [] },
} as const satisfies EndpointTable
