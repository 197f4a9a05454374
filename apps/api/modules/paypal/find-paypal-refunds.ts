import { refundableOf } from '@/shop/returns/refunds'
import { paypalRefunds } from '../../platform/db/schema'
import { inTransaction } from '../../platform/db/transaction'
import { found } from '../../platform/http/errors'
import type { PaypalRefund } from '../../platform/paypal/paypal'
import { lockOrder, updateOrder, type Order } from '../orders/orders.repository'
import { findPaypalConnection } from '../payments/paypal/paypal-connections.repository'
import { paypalDown } from '../payments/paypal/paypal-down'
import type { PaypalPaymentRow } from '../payments/paypal/paypal-payments.repository'
import { refundLocked } from '../returns/refund-order'
import { findRefundByKey } from '../returns/refunds/refunds.repository'
import { PAYPAL_ACTOR, type Settling } from './settle-paypal'

/** Records a refund made on PayPal's own site, once, as far as the order has money left. @returns whether it did */
const record = ({ db, now }: Settling, orderId: string, { id, money }: PaypalRefund): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const order = found(await lockOrder(tx, orderId))
    const key = `paypal-${id}`
    const amount = Math.min(money.amount, refundableOf(order, order.paymentStatus))
    if (amount <= 0 || money.currency !== order.currency || (await findRefundByKey(tx, key))) return false
    const by = { actor: PAYPAL_ACTOR, now }
    const refunded = await refundLocked(tx, order, { amount, reason: `PayPal ${id}`, lines: [], key }, by)
    const refund = found(await findRefundByKey(tx, key))
    // It is not to be given back there once more.
    await tx.insert(paypalRefunds).values({ refundId: refund.id, isRefused: false, at: now })
    const events = [{ kind: 'paypal' as const, from: String(amount), to: 'found' }]
    await updateOrder(tx, refunded, { change: {}, events, by })
    return true
  })

/**
 * Asks PayPal what it has given back of a payment, and records what the shop knows nothing of.
 * @throws ApiError UNAVAILABLE if PayPal does not answer
 */
export async function findPaypalRefunds(
  settling: Settling,
  { paypalId, captureId }: PaypalPaymentRow,
  { id, platform }: Order,
): Promise<void> {
  const { db, paypal, changed } = settling
  if (paypalId === null || captureId === null) return
  const keys = await findPaypalConnection(db, platform)
  if (!keys) return
  const { refunds } = await paypal.readOrder(keys, paypalId).catch((error: unknown) => {
    throw paypalDown(error)
  })
  for (const refund of refunds)
    if (refund.isCompleted && refund.ownId === undefined && (await record(settling, id, refund))) changed(id)
}
