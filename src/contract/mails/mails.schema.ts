import { z } from 'zod'
import { MAIL_STATES } from '../../domain/mails/mail'
import { LANGUAGES } from '../../domain/shared/language'
import { text } from '../../domain/shared/fields'
import { idParams, instant, pageQuery, pagination } from '../shared/primitives'

/** Without what it says: a reset link or an order's code is its reader's alone. */
const mail = z.object({
  _id: z.string(),
  kind: z.string(),
  recipient: z.string(),
  language: z.enum(LANGUAGES),
  state: z.enum(MAIL_STATES),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
  createdAt: instant,
  sentAt: instant.nullable(),
  /** Of a waiting mail. */
  nextAttemptAt: instant.nullable(),
})

export const mailSchemas = {
  listMails: {
    query: z.object({
      state: z.enum(MAIL_STATES).optional(),
      /** The whole address of the recipient. */
      recipient: z.optional(text(254)),
      ...pageQuery(20),
    }),
    data: z.object({ mails: z.array(mail), pagination }),
  },
  resendMail: { params: idParams, data: z.object({ mail }) },
}
