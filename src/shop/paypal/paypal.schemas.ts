import { z } from 'zod'
import { amountOut, nothing } from '@/contract/shared/primitives'
import { ownerProof } from '../staff/proof.schemas'
import { code, currency, platform } from '../shared/fields'
import { PAYPAL_MODES, PAYPAL_STATES } from './paypal'

const params = z.object({ platform })
const mode = z.enum(PAYPAL_MODES)
const connection = z.object({
  connection: z.object({ clientId: z.string(), mode }).nullable(),
})
/** Of the order's link to pay. */
const link = z.object({ token: code(100, 1) })

/** What PayPal says has happened: the ids alone are read, and PayPal is asked about them. */
const notice = z.object({
  resource: z
    .object({
      id: z.unknown(),
      supplementary_data: z.object({ related_ids: z.object({ order_id: z.unknown() }).partial() }).partial(),
      /** A refund names what it gives back by its address alone. */
      links: z.array(z.object({ href: z.unknown() }).partial()),
    })
    .partial()
    .optional(),
})

export const paypalSchemas = {
  settlePaypal: {
    body: link,
    data: z.object({
      state: z.enum(PAYPAL_STATES),
      orderNumber: z.string(),
      total: z.object({ amount: amountOut, currency }),
    }),
  },
  startPaypal: { body: link, data: z.object({ approveUrl: z.string() }) },
  notePaypal: { body: notice, data: nothing },
  getPaypalConnection: { params, data: connection },
  connectPaypal: {
    params,
    body: z.object({ clientId: code(200, 1), secret: code(200, 1), mode, ...ownerProof }),
    data: connection,
  },
  disconnectPaypal: { params, data: nothing },
  checkPaypal: { params, data: nothing },
}
