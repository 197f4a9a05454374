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
  /** Of the own review of a product, in the place of its present ones. */
  uploadReviewPhotos: {
    method: 'POST',
    path: '/user/reviews/:id/photos',
    access: 'user',
    errors: ['NOT_FOUND', 'UNSUPPORTED_IMAGE', 'TOO_MANY_FILES'],
    status: 201,
    files: 'images',
  },
  deleteReviewPhotos: {
    method: 'DELETE',
    path: '/user/reviews/:id/photos',
    access: 'user',
    errors: ['NOT_FOUND'],
  },
} as const satisfies EndpointTable
