import * as z from 'zod/mini'
import { personName } from '../account/account-fields'
import { email, text } from '../shared/fields'
import { lookupCode, orderNumberText } from './order-fields'

/** What a guest finds an order by. */
export const lookupForm = z.object({ orderNumber: orderNumberText, email, code: lookupCode })

/** What a customer adds a guest's order by. */
export const claimForm = z.object({ orderNumber: orderNumberText, code: lookupCode })
export type ClaimForm = z.infer<typeof claimForm>

export const WITHDRAWAL_REASON_LENGTH = 1000
/** One product that is sent back, as the shopper calls it. */
export const MAX_WITHDRAWN_ITEMS = 100
export const WITHDRAWN_ITEM_LENGTH = 200
export const withdrawnItem = text(WITHDRAWN_ITEM_LENGTH)
export const withdrawalReason = text(WITHDRAWAL_REASON_LENGTH)

export const withdrawalForm = z.object({
  orderNumber: orderNumberText,
  email,
  name: personName,
  /** Separated by commas or lines; empty: the whole order. */
  items: z.string(),
  reason: withdrawalReason,
})
