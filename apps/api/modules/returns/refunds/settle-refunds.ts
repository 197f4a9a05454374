import type { PaymentStatus } from '@/shop/orders/order'
import { paidPart, refundTax } from '@/shop/returns/refunds'
import type { Db } from '@apps/api/platform/db/open'
import { insertRefund, refundedTax, voidRefunds } from './refunds.repository'

/** An order as far as refunds are concerned; amounts in minor units. */
interface RefundedOrder {
  readonly id: string
  readonly total: number
  readonly tax: number
  readonly refunded: number
  /** What of the total is not paid. */
  readonly outstanding: number
  readonly paymentStatus: PaymentStatus
}

/**
 * Setting 'refunded' by hand refunds the rest of what was paid; setting any other payment status voids all refunds.
 * @returns the sum of the refunds, in minor units
 */
export async function settleRefunds(
  tx: Db,
  order: RefundedOrder,
  to: PaymentStatus,
  { actor, now }: { readonly actor: string; readonly now: Date },
): Promise<number> {
  if (to !== 'refunded') {
    if (order.refunded > 0) await voidRefunds(tx, order.id, now)
    return 0
  }
  if (order.paymentStatus !== 'completed') return order.refunded
  const paid = paidPart(order)
  const amount = paid.total - order.refunded
  const before = { refunded: order.refunded, refundedTax: await refundedTax(tx, order.id) }
  const tax = refundTax({ ...paid, ...before }, amount, [])
  if (amount > 0)
    await insertRefund(tx, { orderId: order.id, amount, tax, reason: '', lines: [], actor, at: now })
  return paid.total
}
