import * as z from 'zod/mini'
import { personName } from '../account/account-fields'
import { orderNumberText } from '../orders/order-fields'
import { email, nameText, prose } from '../shared/fields'
import { rule } from '../shared/problem'

export const WITHDRAWAL_REASON_LENGTH = 1000
/** Maximum returned products in a declaration; one text per product, in the shopper's words. */
const MAX_WITHDRAWN_ITEMS = 100
/** Of all returned products together. */
const WITHDRAWN_ITEMS_LENGTH = 2000
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
export type WithdrawalInput = Readonly<z.output<typeof withdrawalForm>>

/** More products than the call takes stand together in the last text, because nothing of a declaration may get lost. */
function itemsOf(text: string): string[] {
  const items = text
    .split(/[,;]/)
    .map((item) => item.trim())
    .filter((item) => item !== '')
  const rest = items.splice(MAX_WITHDRAWN_ITEMS - 1)
  return rest.length > 0 ? [...items, rest.join(', ')] : items
}

/** What the form sends; what was left empty is left out. */
export function withdrawalBody({ items, reason, ...customer }: WithdrawalInput) {
  const itemList = itemsOf(items)
  return {
    ...customer,
    items: itemList.length > 0 ? itemList : undefined,
    reason: reason === '' ? undefined : reason,
  }
}
