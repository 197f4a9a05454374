import * as z from 'zod/mini'
import { code } from '../shared/fields'
import { PAYPAL_MODES } from './paypal'

/** The keys of the shop's app at PayPal, as they are typed. */
export const paypalForm = z.object({
  clientId: code(200, 1),
  secret: code(200, 1),
  mode: z.enum(PAYPAL_MODES),
})
