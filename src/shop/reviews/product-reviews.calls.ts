import type { EndpointTable } from '@/contract/shared/endpoint'

/** Reviews of a product as everybody reads them. */
export const productReviewEndpoints = {
  listProductReviews: {
    method: 'GET',
    path: '/products/slug/:slug/reviews',
    access: 'public',
    errors: ['NOT_FOUND'],
  },
  /** Counts a visitor once; a second mark of the day changes nothing. */
  markReviewHelpful: {
    method: 'POST',
    path: '/reviews/:id/helpful',
    access: 'public',
    errors: ['NOT_FOUND'],
  },
} as const satisfies EndpointTable
