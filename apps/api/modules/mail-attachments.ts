import type { Db } from '../platform/db/open'
import { ApiError } from '../platform/http/errors'
import { UnsendableError, type Attachment } from '../platform/mail/sender'
import type { AttachmentRef } from '../platform/mail/template'
import { attachmentOf } from './documents/documents'

/** Renders every kind of attachment from the database when its mail is sent. */
export const mailAttachments =
  (db: Db) =>
  async (reference: AttachmentRef): Promise<Attachment> => {
    try {
      return await attachmentOf(db, reference, new Date())
    } catch (error) {
      if (error instanceof ApiError)
        throw new UnsendableError(`there is no ${reference.kind} of ${reference.orderId}`)
      throw error
    }
  }
