import { z } from 'zod'
import { idParams, instant, pageQuery, pagination } from '@/contract/shared/primitives'
import { id, language, platform, typedEmail } from '../shared/fields'
import { LANGUAGES } from '../shared/language'
import { MAIL_STATES } from './mails'
import { mailTextsForm, TEXT_FIELDS, TEXT_IDS, TEXT_KINDS } from './mail-texts'

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

const whoseTexts = { kind: z.enum(TEXT_KINDS), language, platform }

const texts = z.object({
  texts: z.array(
    z.object({
      id: z.enum(TEXT_IDS),
      standard: z.string(),
      own: z.string().nullable(),
      fields: z.array(z.object({ name: z.enum(TEXT_FIELDS), insert: z.string() })).readonly(),
    }),
  ),
  updatedAt: instant.nullable(),
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
    body: z.object({
      kind: id,
      language,
      platform: z._default(platform, 'germany'),
      /** Instead of the saved ones. */
      texts: z.optional(mailTextsForm),
      /** The mail is one in which this text stands. */
      shows: z.optional(z.enum(TEXT_IDS)),
    }),
    data: z.object({
      subject: z.string(),
      html: z.string(),
      text: z.string(),
      /** Whose data it shows; null: they are made up. */
      orderNumber: z.string().nullable(),
    }),
  },
  getMailTexts: { query: z.object(whoseTexts), data: texts },
  updateMailTexts: {
    /** `updatedAt` as it was read; STALE if somebody else has saved since. A standard text is not kept. */
    body: z.object({ ...whoseTexts, texts: mailTextsForm, updatedAt: instant.nullable() }),
    data: texts,
  },
  sendTestMail: {
    body: z.object({ ...whoseTexts, texts: mailTextsForm }),
    data: z.object({ recipient: z.string() }),
  },
  resendMail: { params: idParams, data: z.object({ mail }) },
}
