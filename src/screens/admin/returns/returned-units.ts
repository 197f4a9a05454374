import type { AdminOrder, AdminOrderLine } from '../../../domain/orders/admin-order'
import { roundHalfUp } from '../../../domain/shared/money'

/** Units of one line to be returned. */
export interface ReturnedUnits {
  readonly productId: string
  readonly quantity: number
  /** True to restock the units, false to write them off. */
  readonly restock: boolean
}

/** Paid lines with units that can still be returned. */
export const returnableLines = (order: AdminOrder): readonly AdminOrderLine[] =>
  order.lines.filter(({ isGift, quantity, returned }) => !isGift && quantity > returned)

/** Value of the units after discount in minor units, calculated as on the server. */
export function worthOf(order: AdminOrder, units: readonly ReturnedUnits[]): number {
  return units.reduce((sum, { productId, quantity }) => {
    const line = order.lines.find((each) => each.productId === productId && !each.isGift)
    if (!line) return sum
    const shareAt = (count: number) => roundHalfUp((line.paid * count) / line.quantity)
    return sum + shareAt(line.returned + quantity) - shareAt(line.returned)
  }, 0)
}

/** Remaining refundable amount in minor units; 0 before payment. */
export const refundableOf = ({ payment, total, refunded }: AdminOrder): number =>
  payment.status === 'completed' ? total - refunded : 0
