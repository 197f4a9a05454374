import { addressLimit, countAttempt } from '../../platform/auth/attempts'
import { networkOf } from '../../platform/auth/network'
import { detailTags } from '../../platform/cache/tags'
import { paginationOf } from '../../platform/db/queries/page'
import { inTransaction } from '../../platform/db/transaction'
import { answer } from '../../platform/http/call'
import { defineRoute } from '../../platform/http/define-route'
import { found, isUuid, uuidOf } from '../../platform/http/errors'
import { findProductBySlug } from '../catalogue/products.repository'
import { imageToDto, priceFor, reviewToDto } from '../catalogue/products.mapper'
import { markHelpful } from './helpful'
import { listProductReviews } from './product-reviews.repository'

/** Marks of one review from a network in 15 minutes: a family or an office. */
const MARKS_PER_NETWORK = 5

export const productReviewListRoutes = [
  defineRoute(
    'listProductReviews',
    async ({ db, params: { slug }, query, language }) => {
      const { platform, page, limit, ...filter } = query
      const product = found(await findProductBySlug(db, slug, isUuid(slug) ? slug : undefined))
      if (product.status === 'inactive' || !priceFor(product, platform)) found(undefined)
      const list = await listProductReviews(db, product, filter, { page, limit })
      const { name, tint, rating, images, sizes } = product
      const [picture] = images
      return {
        product: {
          _id: product.id,
          name,
          tint,
          slug: product.slug,
          image: picture ? imageToDto(picture, { language }) : null,
          // Read by the tags; the contract leaves it out.
          sizeIds: sizes.map(({ id }) => id),
        },
        summary: {
          rating,
          count: product.reviewCount,
          stars: list.ratings.stars,
          withPhoto: list.ratings.withPhoto.reduce((sum, count) => sum + count, 0),
        },
        reviews: list.rows.map(reviewToDto),
        pagination: paginationOf({ page, limit }, list),
      }
    },
    { cached: 'forAll', byLanguage: true, tags: ({ product }) => detailTags(product, []) },
  ),

  defineRoute('markReviewHelpful', async ({ db, params, request, now }) => {
    const id = uuidOf(params.id)
    const subject = `helpful:${id}:${networkOf(request.ip)}`
    await countAttempt(
      db,
      [addressLimit('helpful', request.ip), { subject, limit: MARKS_PER_NETWORK }],
      now(),
    )
    const helpful = found(await inTransaction(db, (tx) => markHelpful(tx, id, request, now())))
    // Cached lists follow within ten seconds.
    return answer({ helpful }, { writes: [] })
  }),
]
