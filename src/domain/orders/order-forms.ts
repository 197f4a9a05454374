import * as z from 'zod/mini'
import { personName } from '../account/account-fields'
import { email, nameText, prose } from '../shared/fields'
import { rule } from '../shared/problem'
import { lookupCode, orderNumberText } from './order-fields'

/** Form with which a guest finds an order. */
export const lookupForm = z.object({ orderNumber: orderNumberText, email, code: lookupCode })

/** Form with which a customer adds a guest order to the account. */
export const claimForm = z.object({ orderNumber: orderNumberText, code: lookupCode })
export type ClaimForm = z.infer<typeof claimForm>

export const WITHDRAWAL_REASON_LENGTH = 1000
/** Maximum returned products in a declaration; one text per product, in the shopper's words. */
export const MAX_WITHDRAWN_ITEMS = 100
/** Of all returned products together. */
export const WITHDRAWN_ITEMS_LENGTH = 2000
const withdrawnItem = nameText(WITHDRAWN_ITEMS_LENGTH)
export const withdrawnItems = z.array(withdrawnItem).check(
  z.maxLength(MAX_WITHDRAWN_ITEMS),
  rule('tooLong', (items: readonly string[]) => items.join('').length <= WITHDRAWN_ITEMS_LENGTH),
)
export const withdrawalReason = prose(WITHDRAWAL_REASON_LENGTH)

export const withdrawalForm = z.object({
  orderNumber: orderNumberText,
  email,
  name: personName,
  /** Separated by commas; empty means the whole order. */
  items: withdrawnItem,
  reason: withdrawalReason,
})
