import type { EndpointTable } from '../shared/endpoint'

/** The signed-in customer's reviews of what was delivered to them: one for each product. */
export const customerReviewEndpoints = {
  listMyReviews: { method: 'GET', path: '/user/reviews', access: 'user', errors: [] },
  saveMyReview: {
    method: 'POST',
    path: '/user/reviews',
    access: 'user',
    errors: ['NOT_FOUND', 'NOT_BOUGHT'],
  },
} as const satisfies EndpointTable
