import { isCancellable } from './unpaid/unpaid-orders.repository'
import type { Db } from '../../platform/db/open'
import { inTransaction } from '../../platform/db/transaction'
import { queueMail } from '../../platform/mail/outbox.repository'
import { ApiError, found } from '../../platform/http/errors'
import { cancelledMail } from './mails/order-mails'
import { customerOrderOf } from './customer-order'
import { lockOrder } from './orders.repository'
import { moveStatus } from './update-order'

/**
 * Cancels an order for the customer whose it is: stock and coupon are given back. Once it is cancelled it stays as it is.
 * @throws ApiError CONFLICT if it is paid or being worked on
 */
export const cancelOwnOrder = (db: Db, id: string, now: Date) =>
  inTransaction(db, async (tx) => {
    const order = found(await lockOrder(tx, id))
    if (order.status === 'cancelled') return { order: await customerOrderOf(tx, order) }
    if (!isCancellable(order)) throw new ApiError('CONFLICT')
    const changed = await moveStatus(tx, order, 'cancelled', { actor: order.customerName, now })
    await queueMail(tx, cancelledMail(changed, now))
    return { order: await customerOrderOf(tx, changed) }
  })
