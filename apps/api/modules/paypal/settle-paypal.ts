import { isReleased } from '@/shop/orders/order'
import type { PaypalKeys, PaypalState } from '@/shop/paypal/paypal'
import type { Db } from '../../platform/db/open'
import { inTransaction } from '../../platform/db/transaction'
import { found } from '../../platform/http/errors'
import { PaypalRefusal, type Paypal, type PaypalOrder } from '../../platform/paypal/paypal'
import { findOrder, lockOrder, type Order } from '../orders/orders.repository'
import { movePayment } from '../orders/update-order'
import { findPaypalConnection } from '../payments/paypal/paypal-connections.repository'
import { paypalDown } from '../payments/paypal/paypal-down'
import {
  beginTaking,
  endTaking,
  keepCapture,
  type PaypalPaymentRow,
} from '../payments/paypal/paypal-payments.repository'

/** Actor in an order's history for what PayPal reports. */
export const PAYPAL_ACTOR = 'PayPal'

/** Whether the order still waits for its money. */
export const isPayable = ({ status, paymentStatus }: Order): boolean =>
  paymentStatus === 'pending' && !isReleased(status)

export interface Settling {
  readonly db: Db
  readonly paypal: Paypal
  /** Whether a payment moves a pending order to confirmed. */
  readonly confirms: boolean
  readonly now: Date
  /** Told when an order has been paid. */
  readonly changed: (orderId: string) => void
}

/** @throws ApiError UNAVAILABLE if PayPal does not answer */
async function take(paypal: Paypal, keys: PaypalKeys, id: string): Promise<PaypalOrder['capture']> {
  try {
    return (await paypal.capture(keys, id)).capture
  } catch (error) {
    // Not approved, declined, or too old: the payer may begin anew.
    if (error instanceof PaypalRefusal) return undefined
    throw paypalDown(error)
  }
}

/** Records what PayPal has taken, once. @throws Error if it is another amount than the order's */
const record = (
  { db, confirms, now }: Settling,
  orderId: string,
  { id, money }: NonNullable<PaypalOrder['capture']>,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const order = found(await lockOrder(tx, orderId))
    if (money.amount !== order.total || money.currency !== order.currency)
      throw new Error(`PayPal took ${money.amount} ${money.currency} for ${order.number}`)
    await keepCapture(tx, orderId, id)
    if (order.paymentStatus !== 'pending') return
    const by = { actor: PAYPAL_ACTOR, now }
    await movePayment(tx, order, { to: 'completed', anyway: true, confirms }, by)
  })

/**
 * Takes the money of a payment that the payer has approved, and marks its order as paid; safe to repeat and to run twice at
 * once. Of an order that waits for no money any more nothing is taken.
 * @returns the order as it was before
 * @throws ApiError UNAVAILABLE if PayPal does not answer
 */
export async function settlePaypal(
  settling: Settling,
  payment: PaypalPaymentRow,
): Promise<{ readonly state: PaypalState; readonly order: Order }> {
  const order = found(await findOrder(settling.db, payment.orderId))
  return { state: await settle(settling, payment, order), order }
}

async function settle(settling: Settling, payment: PaypalPaymentRow, order: Order): Promise<PaypalState> {
  const { db, paypal } = settling
  const { orderId, paypalId, captureId } = payment
  if (order.paymentStatus === 'completed') return 'paid'
  if (!isPayable(order)) return 'over'
  if (paypalId === null || captureId !== null) return 'open'
  const keys = await findPaypalConnection(db, order.platform)
  if (!keys) return 'open'
  // While PayPal is asked, the order's total stays.
  if (!(await beginTaking(db, orderId, paypalId, settling.now)))
    return found(await findOrder(db, orderId)).paymentStatus === 'completed' ? 'paid' : 'open'
  const capture = await take(paypal, keys, paypalId)
  if (!capture) {
    await endTaking(db, orderId, settling.now)
    return 'open'
  }
  if (!capture.isCompleted) return 'pending'
  await record(settling, orderId, capture)
  settling.changed(orderId)
  return 'paid'
}
