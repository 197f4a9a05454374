import { fieldMessages } from '@/contract/shared/messages'
import { audit } from '../../platform/audit/audit.repository'
import type { Db } from '../../platform/db/open'
import { inTransaction } from '../../platform/db/transaction'
import { defineRoute } from '../../platform/http/define-route'
import { ApiError, found, invalidField, uuidOf } from '../../platform/http/errors'
import { encodePicture } from '../../platform/media/encode-picture'
import { readUpload, UPLOAD_MAX_BYTES } from '../../platform/media/read-upload'
import { markUsed, storePictures } from '../../platform/media/unused-pictures'
import { categoryToDto } from './categories.mapper'
import * as repository from './categories.repository'

const answerOf = async (db: Db, id: string) => ({
  category: categoryToDto(found(await repository.findCategory(db, id))),
})

/** Locks it, so that of two uploads one picture is left. */
async function lock(tx: Db, id: string): Promise<void> {
  const family = await repository.lockCategoryFamily(tx, [id])
  found(family.find((row) => row.id === id))
}

export const categoryPictureRoutes = [
  defineRoute(
    'uploadCategoryImage',
    async ({ db, pictures: store, params, session, now, request }) => {
      const id = uuidOf(params.id)
      found(await repository.findCategory(db, id))
      const [file, ...others] = await readUpload(request)
      if (!file || others.length > 0) throw invalidField('images', fieldMessages.wrong)
      const variants = await encodePicture(file)
      const at = now()
      if (store) await storePictures(db, store, variants, at)
      return inTransaction(db, async (tx) => {
        if (store) await markUsed(tx, variants)
        await lock(tx, id)
        await repository.replacePicture(tx, id, variants, store !== undefined)
        await audit(tx, session, { action: 'image.create', subject: `category:${id}` }, at)
        return answerOf(tx, id)
      })
    },
    { bodyLimit: UPLOAD_MAX_BYTES },
  ),

  defineRoute('deleteCategoryImage', ({ db, params, session, now }) => {
    const id = uuidOf(params.id)
    return inTransaction(db, async (tx) => {
      await lock(tx, id)
      if (!(await repository.removePicture(tx, id))) throw new ApiError('NOT_FOUND')
      await audit(tx, session, { action: 'image.delete', subject: `category:${id}` }, now())
      return answerOf(tx, id)
    })
  }),
]
