import type { EndpointTable } from '@/contract/shared/endpoint'

/** The customer's own reviews of delivered products, one per product. */
export const customerReviewEndpoints = {
  listMyReviews: { method: 'GET', path: '/user/reviews', access: 'user', errors: [] },
  saveMyReview: {
    method: 'POST',
    path: '/user/reviews',
    access: 'user',
    errors: ['NOT_FOUND', 'NOT_BOUGHT'],
  },
} as const satisfies EndpointTable
