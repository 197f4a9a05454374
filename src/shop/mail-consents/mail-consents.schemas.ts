import { z } from 'zod'
import { nothing } from '@/contract/shared/primitives'
import { code } from '../shared/fields'
import { PRICE_MAILS } from './mail-consents'

const priceMails = z.object({ priceMails: z.enum(PRICE_MAILS) })

const link = z.object({ token: code(200, 1) })

export const mailConsentSchemas = {
  getPriceMails: { data: priceMails },
  setPriceMails: { body: z.object({ wanted: z.boolean() }), data: priceMails },
  confirmReviewMails: { body: link, data: nothing },
  endMails: { body: link, data: nothing },
}
