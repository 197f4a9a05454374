import { IMAGE_MAX_FILES } from '@/shop/catalogue/image-rules'
import type { Db } from '@apps/api/platform/db/open'
import { inTransaction } from '@apps/api/platform/db/transaction'
import { answer } from '@apps/api/platform/http/call'
import { defineRoute } from '@apps/api/platform/http/define-route'
import { ApiError, found, uuidOf } from '@apps/api/platform/http/errors'
import { encodePicture, type EncodedVariant } from '@apps/api/platform/media/encode-picture'
import { readUpload, UPLOAD_MAX_BYTES } from '@apps/api/platform/media/read-upload'
import { markUsed, storePictures } from '@apps/api/platform/media/unused-pictures'
import { audit } from '@apps/api/platform/audit/audit.repository'
import { productTags } from '@apps/api/platform/cache/tags'
import { countImages, insertImages, makePrimary, removeImage, updateImage } from './product-images.repository'
import { lockProduct } from '../products-admin.repository'
import { findProduct } from '../products.repository'
import { ownerOf } from '../sizes.repository'
import { imageToDto } from '../products.mapper'

async function imagesAnswer(db: Db, productId: string) {
  const { images } = found(await findProduct(db, productId))
  return answer(
    { images: images.map((image) => imageToDto(image, { isEdited: true })) },
    { writes: productTags(productId) },
  )
}

async function refuseTooMany(db: Db, productId: string, more: number): Promise<void> {
  if ((await countImages(db, productId)) + more > IMAGE_MAX_FILES) throw new ApiError('TOO_MANY_FILES')
}

export const productImageRoutes = [
  defineRoute(
    'uploadProductImages',
    async ({ db, pictures: store, params, session, now, request }) => {
      const productId = uuidOf(params.id)
      const known = found(await findProduct(db, productId))
      const files = await readUpload(request)
      await refuseTooMany(db, ownerOf(known), files.length)
      const pictures: EncodedVariant[][] = []
      // If one file is not a valid picture, the whole upload is refused.
      for (const file of files) pictures.push(await encodePicture(file))
      const variants = pictures.flat()
      if (store) await storePictures(db, store, variants, now())
      return inTransaction(db, async (tx) => {
        if (store) await markUsed(tx, variants)
        const product = found(await lockProduct(tx, productId))
        const [owner, alt] = [ownerOf(product), product.name]
        await refuseTooMany(tx, owner, files.length)
        const at = now()
        await insertImages(
          tx,
          { productId: owner, alt, createdAt: at, isStored: store !== undefined },
          pictures,
        )
        await audit(
          tx,
          session,
          { action: 'image.create', subject: `product:${productId}`, detail: { count: files.length } },
          at,
        )
        return imagesAnswer(tx, productId)
      })
    },
    { bodyLimit: UPLOAD_MAX_BYTES },
  ),

  defineRoute('deleteProductImage', async ({ db, params, session, now }) => {
    const [productId, imageId] = [uuidOf(params.id), uuidOf(params.imageId)]
    return inTransaction(db, async (tx) => {
      const owner = ownerOf(found(await lockProduct(tx, productId)))
      if (!(await removeImage(tx, owner, imageId))) throw new ApiError('NOT_FOUND')
      await audit(
        tx,
        session,
        { action: 'image.delete', subject: `product:${productId}`, detail: { image: imageId } },
        now(),
      )
      return imagesAnswer(tx, productId)
    })
  }),

  defineRoute('updateProductImage', async ({ db, params, body, session, now }) => {
    const [productId, imageId] = [uuidOf(params.id), uuidOf(params.imageId)]
    return inTransaction(db, async (tx) => {
      const owner = ownerOf(found(await lockProduct(tx, productId)))
      if (!(await updateImage(tx, owner, imageId, body))) throw new ApiError('NOT_FOUND')
      await audit(
        tx,
        session,
        { action: 'image.update', subject: `product:${productId}`, detail: { image: imageId, ...body } },
        now(),
      )
      return imagesAnswer(tx, productId)
    })
  }),

  defineRoute('setPrimaryImage', async ({ db, params, session, now }) => {
    const [productId, imageId] = [uuidOf(params.id), uuidOf(params.imageId)]
    return inTransaction(db, async (tx) => {
      const owner = ownerOf(found(await lockProduct(tx, productId)))
      if (!(await makePrimary(tx, owner, imageId))) throw new ApiError('NOT_FOUND')
      await audit(
        tx,
        session,
        { action: 'image.primary', subject: `product:${productId}`, detail: { image: imageId } },
        now(),
      )
      return imagesAnswer(tx, productId)
    })
  }),
]
