import { z } from 'zod'
import { idParams, nothing } from '@/contract/shared/primitives'
import { id } from '../shared/fields'
import { review } from '../catalogue/product.schemas'
import { customerReviewForm } from './review-form'
import { REVIEW_STATES } from './reviews'

const myReview = review
  .pick({ rating: true, comment: true, date: true })
  .extend({ productId: z.string(), state: z.enum(REVIEW_STATES), photos: z.number().int() })

export const customerReviewSchemas = {
  /** Newest first, at most 200. */
  listMyReviews: { data: z.object({ reviews: z.array(myReview) }) },
  /** Replaces an earlier review of the same product. */
  saveMyReview: {
    body: z.object({ ...customerReviewForm.shape, productId: id }),
    data: z.object({ review: myReview }),
  },
  /** `id` is the product's. */
  uploadReviewPhotos: { params: idParams, data: z.object({ photos: z.number().int() }) },
  deleteReviewPhotos: { params: idParams, data: nothing },
}
