import type { Db } from '../platform/db/open'
import { ApiError } from '../platform/http/errors'
import { UnsendableError, type Attachment } from '../platform/mail/sender'
import type { AttachmentRef } from '../platform/mail/template'
import { invoiceAttachment } from './documents/documents'

/** Renders every kind of attachment from the database when its mail is sent. */
export const mailAttachments =
  (db: Db) =>
  async ({ orderId }: AttachmentRef): Promise<Attachment> => {
    try {
      return await invoiceAttachment(db, orderId, new Date())
    } catch (error) {
      if (error instanceof ApiError) throw new UnsendableError(`there is no invoice of ${orderId}`)
      throw error
    }
  }
