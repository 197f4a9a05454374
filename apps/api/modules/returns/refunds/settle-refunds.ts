import type { PaymentStatus } from '@/shop/orders/order'
import { refundTax } from '@/shop/returns/refunds'
import type { Db } from '@apps/api/platform/db/open'
import { insertRefund, refundedTax, voidRefunds } from './refunds.repository'

/** An order as far as refunds are concerned; amounts in minor units. */
interface RefundedOrder {
  readonly id: string
  readonly total: number
  readonly tax: number
  readonly refunded: number
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
  const amount = order.total - order.refunded
  const tax = refundTax({ ...order, refundedTax: await refundedTax(tx, order.id) }, amount, [])
  if (amount > 0)
    await insertRefund(tx, { orderId: order.id, amount, tax, reason: '', lines: [], actor, at: now })
  return order.total
}
