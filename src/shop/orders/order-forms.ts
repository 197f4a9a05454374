import * as z from 'zod/mini'
import { email } from '../shared/fields'
import { lookupCode, orderNumberText } from './order-fields'

/** Form with which a guest finds an order. */
export const lookupForm = z.object({ orderNumber: orderNumberText, email, code: lookupCode })

/** Form with which a customer adds a guest order to the account. */
export const claimForm = z.object({ orderNumber: orderNumberText, code: lookupCode })
export type ClaimForm = z.infer<typeof claimForm>
