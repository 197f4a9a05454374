import * as z from 'zod/mini'
import { nameText, prose, whole } from '../shared/fields'

export const REVIEW_COMMENT_LENGTH = 500
export const REVIEWER_LENGTH = 50
/** The review form of the back office. */
export const reviewForm = z.object({
  user: nameText(REVIEWER_LENGTH, 2),
  rating: whole(1, 5),
  comment: prose(REVIEW_COMMENT_LENGTH, 10),
})
/** A customer's own review; its author is the account. */
export const customerReviewForm = z.omit(reviewForm, { user: true })
export type CustomerReviewInput = z.infer<typeof customerReviewForm>
