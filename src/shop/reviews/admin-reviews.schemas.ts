import { z } from 'zod'
import { idParams, instant, nothing, pageQuery, pagination, queryFlag } from '@/contract/shared/primitives'
import { id, searchText } from '../shared/fields'
import { TINTS } from '../catalogue/product'
import { review } from '../catalogue/product.schemas'
import { answerForm, hidingForm, MOST_REVIEWS } from './admin-review-form'
import { REVIEW_QUEUES, REVIEW_STATES } from './reviews'

const adminReview = review.extend({
  state: z.enum(REVIEW_STATES),
  hiddenReason: z.string(),
  /** Whether photos wait for approval. */
  photosAwait: z.boolean(),
  /** Names a page or a mailbox. */
  namesAddress: z.boolean(),
  product: z.object({
    _id: z.string(),
    name: z.string(),
    slug: z.string(),
    tint: z.enum(TINTS),
    image: z.string().nullable(),
  }),
  /** By which it is verified; null without one. */
  order: z.object({ _id: z.string(), orderNumber: z.string() }).nullable(),
})

const settings = z.object({
  /** New reviews wait for an administrator. */
  approveFirst: z.boolean(),
})

const count = z.number().int()
const ids = z.array(id).min(1).max(MOST_REVIEWS)

export const adminReviewSchemas = {
  listReviews: {
    query: z.object({
      queue: z.enum(REVIEW_QUEUES).optional(),
      rating: z.coerce.number().int().min(1).max(5).optional(),
      photo: queryFlag.optional(),
      /** Id of one of the product's sizes. */
      product: z.optional(id),
      search: z.optional(searchText),
      ...pageQuery(20),
    }),
    data: z.object({
      reviews: z.array(adminReview),
      /** Of all reviews; exact up to 1,000. */
      counts: z.object({ waiting: count, shown: count, unanswered: count, hidden: count }),
      settings,
      pagination,
    }),
  },
  decideReviews: {
    body: z.discriminatedUnion('decision', [
      /** Shows text and photos. */
      z.object({ decision: z.literal('approve'), ids }),
      /** Shows the text; its photos are deleted. */
      z.object({ decision: z.literal('withoutPhotos'), ids }),
      z.object({ decision: z.literal('hide'), ids, reason: hidingForm.shape.reason }),
    ]),
    data: z.object({ decided: count }),
  },
  answerReview: {
    params: idParams,
    /** `approve` also shows it. */
    body: z.object({ ...answerForm.shape, approve: z.boolean().optional() }),
    data: z.object({ answeredAt: instant.nullable() }),
  },
  eraseReview: { params: idParams, data: nothing },
  saveReviewSettings: { body: settings, data: z.object({ settings }) },
}
