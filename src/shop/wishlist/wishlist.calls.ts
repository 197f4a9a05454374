import type { EndpointTable } from '@/contract/shared/endpoint'

/** The signed-in customer's wishlist. */
export const wishlistEndpoints = {
  getWishlist: { method: 'GET', path: '/user/wishlist', access: 'user', errors: [] },
  addToWishlist: { method: 'POST', path: '/user/wishlist/:productId', access: 'user', errors: ['NOT_FOUND'] },
  removeFromWishlist: { method: 'DELETE', path: '/user/wishlist/:productId', access: 'user', errors: [] },
} as const satisfies EndpointTable
