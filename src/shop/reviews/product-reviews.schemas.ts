import { z } from 'zod'
import { idParams, pageQuery, pagination, queryFlag } from '@/contract/shared/primitives'
import { id, platform, searchText } from '../shared/fields'
import { TINTS } from '../catalogue/product'
import { image, review } from '../catalogue/product.schemas'
import { REVIEW_SORTS, REVIEWS_PAGE } from './reviews'

const stars = z.coerce.number().int().min(1).max(5)

export const productReviewSchemas = {
  listProductReviews: {
    params: z.object({ slug: id }),
    query: z.object({
      platform: z._default(platform, 'germany'),
      sort: z.enum(REVIEW_SORTS).default('newest'),
      rating: stars.optional(),
      /** Only with a photo. */
      photo: queryFlag.optional(),
      /** In text, name and the shop's answer. */
      search: z.optional(searchText),
      ...pageQuery(REVIEWS_PAGE),
    }),
    data: z.object({
      product: z.object({
        _id: z.string(),
        name: z.string(),
        slug: z.string(),
        tint: z.enum(TINTS),
        image: image.nullable(),
      }),
      /** Of all reviews, whatever is asked for. */
      summary: z.object({
        rating: z.number(),
        count: z.number().int(),
        /** Of one star to five. */
        stars: z.array(z.number().int()).length(5),
        withPhoto: z.number().int(),
      }),
      reviews: z.array(review),
      pagination,
    }),
  },
  markReviewHelpful: { params: idParams, data: z.object({ helpful: z.number().int() }) },
}
