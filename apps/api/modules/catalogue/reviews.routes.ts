import { inTransaction } from '../../platform/db/transaction'
import { answer } from '../../platform/http/call'
import { defineRoute } from '../../platform/http/define-route'
import { ApiError, found, uuidOf } from '../../platform/http/errors'
import { audit } from '../../platform/audit/audit.repository'
import { reviewTags } from '../../platform/cache/tags'
import { lockProduct } from './products-admin.repository'
import { removeReview, writeReview } from './reviews.repository'
import { reviewToDto } from './products.mapper'
import { productAnswer } from './products-admin.routes'

/** Reviews written by the shop; they are labelled as such. */
export const productReviewRoutes = [
  defineRoute('addReview', async ({ db, params, body, session, now }) => {
    const productId = uuidOf(params.id)
    const at = now()
    const data = await inTransaction(db, async (tx) => {
      const product = found(await lockProduct(tx, productId))
      const { user: author, rating, comment } = body
      const row = found(
        await writeReview(tx, product, { author, rating, comment, byShop: true, createdAt: at }),
      )
      await audit(
        tx,
        session,
        { action: 'review.create', subject: `product:${productId}`, detail: { review: row.id, rating } },
        at,
      )
      const review = reviewToDto({ ...row, size: null, pictures: [] })
      return { review, ...(await productAnswer(tx, productId)) }
    })
    return answer(data, { writes: reviewTags(productId) })
  }),

  defineRoute('deleteReview', async ({ db, params, session, now }) => {
    const productId = uuidOf(params.id)
    const reviewId = uuidOf(params.reviewId)
    const data = await inTransaction(db, async (tx) => {
      const product = found(await lockProduct(tx, productId))
      if (!(await removeReview(tx, product, reviewId))) throw new ApiError('NOT_FOUND')
      await audit(
        tx,
        session,
        { action: 'review.delete', subject: `product:${productId}`, detail: { review: reviewId } },
        now(),
      )
      return productAnswer(tx, productId)
    })
    return answer(data, { writes: reviewTags(productId) })
  }),
]
