import type { EndpointTable } from '@/contract/shared/endpoint'

/** Reviews as the back office reads, approves and answers them. */
export const adminReviewEndpoints = {
  listReviews: {
    method: 'GET',
    path: '/admin/reviews',
    access: 'admin',
    needs: 'reviews.read',
    errors: [],
  },
  /** Unknown reviews are left out. */
  decideReviews: {
    method: 'POST',
    path: '/admin/reviews/decisions',
    access: 'admin',
    needs: 'reviews.write',
    errors: [],
  },
  answerReview: {
    method: 'PUT',
    path: '/admin/reviews/:id/answer',
    access: 'admin',
    needs: 'reviews.write',
    errors: ['NOT_FOUND'],
  },
  eraseReview: {
    method: 'DELETE',
    path: '/admin/reviews/:id',
    access: 'admin',
    needs: 'reviews.write',
    errors: ['NOT_FOUND'],
  },
  saveReviewSettings: {
    method: 'PUT',
    path: '/admin/reviews/settings',
    access: 'admin',
    needs: 'reviews.write',
    errors: [],
  },
} as const satisfies EndpointTable
