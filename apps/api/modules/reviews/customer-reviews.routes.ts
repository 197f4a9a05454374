import { reviewerName } from '@/shop/reviews/reviewer-name'
import { countAttempt } from '../../platform/auth/attempts'
import { reviewTags } from '../../platform/cache/tags'
import { inTransaction } from '../../platform/db/transaction'
import { answer } from '../../platform/http/call'
import { defineRoute } from '../../platform/http/define-route'
import { ApiError, found, uuidOf } from '../../platform/http/errors'
import { findUser } from '../account/users.repository'
import { lockProduct } from '../catalogue/products-admin.repository'
import { insertReview, type ProductReview } from '../catalogue/reviews.repository'
import { findReviewsOf, wasDelivered } from './customer-reviews.repository'

/** Reviews per account in 15 minutes. */
const LIMIT = 30

const toDto = ({ productId, rating, comment, createdAt }: ProductReview) => ({
  productId,
  rating,
  comment,
  date: createdAt.toISOString(),
})

export const customerReviewRoutes = [
  defineRoute('listMyReviews', async ({ db, session }) => ({
    reviews: (await findReviewsOf(db, session.id)).map(toDto),
  })),

  defineRoute('saveMyReview', async ({ db, body, session, now }) => {
    const productId = uuidOf(body.productId)
    const { rating, comment } = body
    await countAttempt(db, [{ subject: `review:${session.id}`, limit: LIMIT }], now())
    const review = await inTransaction(db, async (tx) => {
      const product = found(await lockProduct(tx, productId))
      const { id: userId, name } = found(await findUser(tx, session.id))
      if (!(await wasDelivered(tx, userId, productId))) throw new ApiError('NOT_BOUGHT')
      const author = reviewerName(name)
      return found(
        await insertReview(tx, product, {
          userId,
          author,
          rating,
          comment,
          verified: true,
          createdAt: now(),
        }),
      )
    })
    return answer({ review: toDto(review) }, { writes: reviewTags(productId) })
  }),
]
