import { reviewerName } from '@/shop/reviews/reviewer-name'
import { stateOfNew } from '@/shop/reviews/reviews'
import { countAttempt } from '../../platform/auth/attempts'
import { reviewTags } from '../../platform/cache/tags'
import { inTransaction } from '../../platform/db/transaction'
import { answer } from '../../platform/http/call'
import { defineRoute } from '../../platform/http/define-route'
import { ApiError, found, uuidOf } from '../../platform/http/errors'
import { findUser } from '../account/users.repository'
import { lockProduct } from '../catalogue/products-admin.repository'
import { findReviewOf, writeReview, type ReviewRow } from '../catalogue/reviews.repository'
import { findDelivery, findReviewsOf } from './customer-reviews.repository'
import { readReviewSettings } from './review-settings.repository'

/** Reviews per account in 15 minutes. */
const LIMIT = 30

const toDto = ({ productId, rating, comment, state, photos, createdAt }: ReviewRow) => ({
  productId,
  rating,
  comment,
  state,
  photos,
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
      const orderId = await findDelivery(tx, userId, productId)
      if (orderId === undefined) throw new ApiError('NOT_BOUGHT')
      const earlier = await findReviewOf(tx, product, userId)
      const { approveFirst } = await readReviewSettings(tx)
      const state = stateOfNew(body, { approveFirst, before: earlier?.state })
      const author = reviewerName(name)
      const written = { userId, orderId, author, rating, comment, state, verified: true, createdAt: now() }
      return found(await writeReview(tx, product, { ...written, hiddenReason: '' }, earlier))
    })
    return answer({ review: toDto(review) }, { writes: reviewTags(productId) })
  }),
]
