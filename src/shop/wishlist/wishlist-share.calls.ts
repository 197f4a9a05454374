import type { EndpointTable } from '@/contract/shared/endpoint'

/** Sharing the wishlist by a link, whose token is in no path, because paths are logged. */
export const wishlistShareEndpoints = {
  getWishlistShare: { method: 'GET', path: '/user/wishlist-share', access: 'user', errors: [] },
  /** Turns sharing on or changes its heading; the link stays. */
  shareWishlist: { method: 'PUT', path: '/user/wishlist-share', access: 'user', errors: [] },
  endWishlistShare: { method: 'DELETE', path: '/user/wishlist-share', access: 'user', errors: [] },
  getSharedWishlist: {
    method: 'GET',
    path: '/shared-wishlist',
    access: 'public',
    errors: ['NOT_FOUND'],
  },
} as const satisfies EndpointTable
