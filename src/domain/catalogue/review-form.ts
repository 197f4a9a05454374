import * as z from 'zod/mini'
import { text, whole } from '../shared/fields'

export const REVIEW_COMMENT_LENGTH = 500
export const REVIEWER_LENGTH = 50
/** A review as the back office writes it. */
export const reviewForm = z.object({
  user: text(REVIEWER_LENGTH, 2),
  rating: whole(1, 5),
  comment: text(REVIEW_COMMENT_LENGTH, 10),
})
/** A customer's own; the name is the account's. */
export const customerReviewForm = z.omit(reviewForm, { user: true })
export type CustomerReviewInput = z.infer<typeof customerReviewForm>
