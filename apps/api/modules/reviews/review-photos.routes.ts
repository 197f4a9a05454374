import { eq } from 'drizzle-orm'
import { REVIEW_PHOTOS } from '@/shop/reviews/reviews'
import { countAttempt } from '../../platform/auth/attempts'
import { reviewTags } from '../../platform/cache/tags'
import type { Db } from '../../platform/db/open'
import { imageVariants, reviewPhotos, reviews } from '../../platform/db/schema'
import { inTransaction } from '../../platform/db/transaction'
import { answer } from '../../platform/http/call'
import { defineRoute } from '../../platform/http/define-route'
import { ApiError, found, uuidOf } from '../../platform/http/errors'
import { encodePicture, type EncodedVariant } from '../../platform/media/encode-picture'
import { readUpload, UPLOAD_MAX_BYTES } from '../../platform/media/read-upload'
import { markUsed, storePictures } from '../../platform/media/unused-pictures'
import { lockProduct } from '../catalogue/products-admin.repository'
import { findProduct } from '../catalogue/products.repository'
import { countReviews, findReviewOf } from '../catalogue/reviews.repository'

/** Uploads per account in 15 minutes, since each takes seconds to encode. */
const LIMIT = 10

/** The account's review of the product, locked with it. @throws ApiError NOT_FOUND */
async function lockOwn(tx: Db, productId: string, userId: string) {
  const product = found(await lockProduct(tx, productId))
  return { product, review: found(await findReviewOf(tx, product, userId)) }
}

/** Puts photos in the place of the present ones; they wait for approval. */
async function replacePhotos(
  tx: Db,
  reviewId: string,
  pictures: readonly (readonly EncodedVariant[])[],
  isStored: boolean,
): Promise<void> {
  await tx.delete(reviewPhotos).where(eq(reviewPhotos.reviewId, reviewId))
  for (const [position, variants] of pictures.entries()) {
    const [photo] = await tx
      .insert(reviewPhotos)
      .values({ reviewId, position })
      .returning({ id: reviewPhotos.id })
    if (!photo) throw new Error('no photo was made')
    await tx.insert(imageVariants).values(
      variants.map(({ bytes, ...variant }) => ({
        photoId: photo.id,
        ...variant,
        ...(isStored ? { isStored } : { bytes }),
      })),
    )
  }
  await tx
    .update(reviews)
    .set({ photos: pictures.length, photosApproved: false })
    .where(eq(reviews.id, reviewId))
}

export const reviewPhotoRoutes = [
  defineRoute(
    'uploadReviewPhotos',
    async ({ db, pictures: store, params, session, now, request }) => {
      const productId = uuidOf(params.id)
      const known = found(await findProduct(db, productId))
      found(await findReviewOf(db, known, session.id))
      await countAttempt(db, [{ subject: `review-photos:${session.id}`, limit: LIMIT }], now())
      const files = await readUpload(request)
      if (files.length > REVIEW_PHOTOS) throw new ApiError('TOO_MANY_FILES')
      const pictures: EncodedVariant[][] = []
      // If one file is not a valid picture, the whole upload is refused.
      for (const file of files) pictures.push(await encodePicture(file))
      const variants = pictures.flat()
      if (store) await storePictures(db, store, variants, now())
      await inTransaction(db, async (tx) => {
        if (store) await markUsed(tx, variants)
        const { product, review } = await lockOwn(tx, productId, session.id)
        await replacePhotos(tx, review.id, pictures, store !== undefined)
        await countReviews(tx, product)
      })
      return answer({ photos: pictures.length }, { writes: reviewTags(productId) })
    },
    { bodyLimit: UPLOAD_MAX_BYTES },
  ),

  defineRoute('deleteReviewPhotos', async ({ db, params, session }) => {
    const productId = uuidOf(params.id)
    await inTransaction(db, async (tx) => {
      const { product, review } = await lockOwn(tx, productId, session.id)
      await replacePhotos(tx, review.id, [], false)
      await countReviews(tx, product)
    })
    return answer({}, { writes: reviewTags(productId) })
  }),
]
