import { fieldMessages } from '@/contract/shared/messages'
import { VIDEO_MAX_BYTES } from '@/shop/catalogue/video-rules'
import { inTransaction } from '@apps/api/platform/db/transaction'
import { answer } from '@apps/api/platform/http/call'
import { defineRoute } from '@apps/api/platform/http/define-route'
import { ApiError, found, invalidField, uuidOf } from '@apps/api/platform/http/errors'
import { readUpload } from '@apps/api/platform/media/read-upload'
import { remuxVideo } from '@apps/api/platform/media/remux-video'
import { markUsed, storePictures } from '@apps/api/platform/media/unused-pictures'
import { audit } from '@apps/api/platform/audit/audit.repository'
import { productTags } from '@apps/api/platform/cache/tags'
import { lockProduct } from '../products-admin.repository'
import { videoToDto } from '../products.mapper'
import { findProduct } from '../products.repository'
import { ownerOf } from '../sizes.repository'
import { describeVideo, removeVideo, replaceVideo } from './product-video.repository'

const FIELD = 'video'

export const productVideoRoutes = [
  defineRoute(
    'uploadProductVideo',
    async ({ db, pictures: store, params, session, now, request }) => {
      const productId = uuidOf(params.id)
      found(await findProduct(db, productId))
      const limits = { field: FIELD, fileSize: VIDEO_MAX_BYTES, files: 1 }
      const [file] = await readUpload(request, limits)
      if (!file) throw invalidField(FIELD, fieldMessages.wrong)
      const video = await remuxVideo(file)
      const createdAt = now()
      if (store) await storePictures(db, store, [video], createdAt)
      return inTransaction(db, async (tx) => {
        if (store) await markUsed(tx, [video])
        const product = found(await lockProduct(tx, productId))
        const { name: alt } = product
        const place = { productId: ownerOf(product), alt, createdAt, isStored: store !== undefined }
        const row = await replaceVideo(tx, video, place)
        await audit(tx, session, { action: 'video.create', subject: `product:${productId}` }, createdAt)
        return answer({ video: videoToDto(row, { isEdited: true }) }, { writes: productTags(productId) })
      })
    },
    { bodyLimit: VIDEO_MAX_BYTES + 64 * 1024 },
  ),

  defineRoute('updateProductVideo', ({ db, params, body, session, now }) => {
    const productId = uuidOf(params.id)
    return inTransaction(db, async (tx) => {
      const owner = ownerOf(found(await lockProduct(tx, productId)))
      const row = found(await describeVideo(tx, owner, body))
      const subject = `product:${productId}`
      await audit(tx, session, { action: 'video.update', subject, detail: body }, now())
      return answer({ video: videoToDto(row, { isEdited: true }) }, { writes: productTags(productId) })
    })
  }),

  defineRoute('deleteProductVideo', ({ db, params, session, now }) => {
    const productId = uuidOf(params.id)
    return inTransaction(db, async (tx) => {
      const owner = ownerOf(found(await lockProduct(tx, productId)))
      if (!(await removeVideo(tx, owner))) throw new ApiError('NOT_FOUND')
      await audit(tx, session, { action: 'video.delete', subject: `product:${productId}` }, now())
      return answer({}, { writes: productTags(productId) })
    })
  }),
]
