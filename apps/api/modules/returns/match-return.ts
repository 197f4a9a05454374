import { MATCHED } from '@/domain/returns/return'
import type { Db } from '../../platform/db/open'
import { inTransaction } from '../../platform/db/transaction'
import { ApiError, found } from '../../platform/http/errors'
import { queueMail } from '../../platform/mail/outbox.repository'
import { withdrawalMail } from '../orders/mails/order-mails'
import { lockOrder, updateOrder, type Order } from '../orders/orders.repository'
import type { Change } from '../orders/update-order'
import { findReturn, lockReturn, setReturnOrder } from './returns.repository'

/**
 * Gives a withdrawal that named no known order the one it is about. Its receipt then goes to the order's own address,
 * which only now is known; the address that was typed may be anybody's.
 * @throws ApiError NOT_FOUND, CONFLICT where it has an order or a decision
 */
export const matchReturn = (
  db: Db,
  { id, actor, now }: Change,
  orderId: string,
): Promise<{ order: Order; declared: { orderNumber: string; email: string } }> =>
  inTransaction(db, async (tx) => {
    await lockReturn(tx, id)
    const { withdrawal, decision } = found(await findReturn(tx, id))
    const order = found(await lockOrder(tx, orderId))
    if (withdrawal.orderId !== null || decision) throw new ApiError('CONFLICT')
    await setReturnOrder(tx, id, order.id)
    await updateOrder(tx, order, {
      change: {},
      events: [{ kind: 'withdrawal', from: withdrawal.orderNumber, to: MATCHED }],
      actor,
      at: now,
    })
    // An order whose customer is gone has no address left.
    if (order.email !== '') {
      const { language } = order
      await queueMail(tx, withdrawalMail(order, { id, language, receivedAt: withdrawal.receivedAt, at: now }))
    }
    return { order, declared: withdrawal }
  })
