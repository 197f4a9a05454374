import { z } from 'zod'
import { idParams, instant, pageQuery, pagination } from '@/contract/shared/primitives'
import { id, language, platform, typedEmail } from '../shared/fields'
import { LANGUAGES } from '../shared/language'
import { MAIL_STATES } from './mails'

/** Without the content, because reset links and order codes are confidential. */
const mail = z.object({
  _id: z.string(),
  kind: z.string(),
  recipient: z.string(),
  /** Null if it is about no order. */
  orderNumber: z.string().nullable(),
  language: z.enum(LANGUAGES),
  state: z.enum(MAIL_STATES),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
  createdAt: instant,
  sentAt: instant.nullable(),
  /** Only for a waiting mail. */
  nextAttemptAt: instant.nullable(),
})

export const mailSchemas = {
  listMails: {
    query: z.object({
      state: z.enum(MAIL_STATES).optional(),
      /** The recipient's complete address. */
      recipient: z.optional(typedEmail()),
      ...pageQuery(20),
    }),
    data: z.object({ mails: z.array(mail), pagination }),
  },
  previewMail: {
    query: z.object({
      kind: id,
      language,
      platform: z._default(platform, 'germany'),
    }),
    data: z.object({
      subject: z.string(),
      html: z.string(),
      text: z.string(),
      /** Whose data it shows; null: they are made up. */
      orderNumber: z.string().nullable(),
    }),
  },
  resendMail: { params: idParams, data: z.object({ mail }) },
}
