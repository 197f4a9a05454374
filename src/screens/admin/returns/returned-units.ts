import type { AdminOrder, AdminOrderLine } from '../../../domain/orders/admin-order'
import { roundHalfUp } from '../../../domain/shared/money'

/** Units of one line while a return is written. */
export interface ReturnedUnits {
  readonly productId: string
  readonly quantity: number
  /** Back on the shelf; else written off. */
  readonly restock: boolean
}

/** Paid lines of which something can still come back. */
export const returnableLines = (order: AdminOrder): readonly AdminOrderLine[] =>
  order.lines.filter(({ isGift, quantity, returned }) => !isGift && quantity > returned)

/** What these units cost after the discount, as the server calculates it; minor units. */
export function worthOf(order: AdminOrder, units: readonly ReturnedUnits[]): number {
  return units.reduce((sum, { productId, quantity }) => {
    const line = order.lines.find((each) => each.productId === productId && !each.isGift)
    if (!line) return sum
    const shareAt = (count: number) => roundHalfUp((line.paid * count) / line.quantity)
    return sum + shareAt(line.returned + quantity) - shareAt(line.returned)
  }, 0)
}

/** What can still go back, minor units: nothing before the payment. */
export const refundableOf = ({ payment, total, refunded }: AdminOrder): number =>
  payment.status === 'completed' ? total - refunded : 0
