import * as z from 'zod/mini'
import { text, whole } from '../shared/fields'

export const REVIEW_COMMENT_LENGTH = 500
/** A review as the back office writes it. */
export const reviewForm = z.object({
  user: text(50, 2),
  rating: whole(1, 5),
  comment: text(REVIEW_COMMENT_LENGTH, 10),
})
