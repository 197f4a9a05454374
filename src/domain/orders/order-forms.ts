import * as z from 'zod/mini'
import { personName } from '../account/account-fields'
import { email, text } from '../shared/fields'
import { lookupCode, orderNumberText } from './order-fields'

/** Form with which a guest finds an order. */
export const lookupForm = z.object({ orderNumber: orderNumberText, email, code: lookupCode })

/** Form with which a customer adds a guest order to the account. */
export const claimForm = z.object({ orderNumber: orderNumberText, code: lookupCode })
export type ClaimForm = z.infer<typeof claimForm>

export const WITHDRAWAL_REASON_LENGTH = 1000
/** Maximum returned products in a declaration; one text per product, in the shopper's words. */
export const MAX_WITHDRAWN_ITEMS = 100
export const WITHDRAWN_ITEM_LENGTH = 200
export const withdrawnItem = text(WITHDRAWN_ITEM_LENGTH)
export const withdrawalReason = text(WITHDRAWAL_REASON_LENGTH)

export const withdrawalForm = z.object({
  orderNumber: orderNumberText,
  email,
  name: personName,
  /** Separated by commas or line breaks; empty means the whole order. */
  items: z.string(),
  reason: withdrawalReason,
})
