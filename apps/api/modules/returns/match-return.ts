import { isFromOrderMail, MATCHED } from '@/shop/returns/returns'
import { audit } from '../../platform/audit/audit.repository'
import type { Db } from '../../platform/db/open'
import { inTransaction } from '../../platform/db/transaction'
import { ApiError, found } from '../../platform/http/errors'
import { queueMail } from '../../platform/mail/outbox.repository'
import { lockOrder, updateOrder } from '../orders/orders.repository'
import type { Decider } from './decide-return'
import { withdrawalMail } from './return-mails'
import { findReturn, isAddressConfirmed, lockReturn, setReturnOrder } from './returns.repository'

/**
 * Assigns an order to a withdrawal that could not be matched. The receipt is now sent to the order's own email
 * address; the typed one is not trusted.
 * @throws ApiError NOT_FOUND, CONFLICT if it already has an order or a decision
 */
export const linkReturn = (db: Db, { id, adminId, ...by }: Decider, orderId: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { now, apiKey } = by
    await lockReturn(tx, id)
    const withdrawal = found(await findReturn(tx, id))
    const order = found(await lockOrder(tx, orderId))
    if (withdrawal.order || withdrawal.decision) throw new ApiError('CONFLICT')
    await setReturnOrder(tx, id, order.id)
    await updateOrder(tx, order, {
      change: {},
      events: [{ kind: 'withdrawal', from: withdrawal.orderNumber, to: MATCHED }],
      by,
    })
    const detail = {
      number: order.number,
      changes: [{ field: 'orderNumber', from: withdrawal.orderNumber, to: order.number }],
      sameMail: isFromOrderMail(withdrawal.email, order.email),
    }
    await audit(
      tx,
      { id: adminId, apiKey },
      { action: 'withdrawal.match', subject: `withdrawal:${id}`, detail },
      now,
    )
    // Anonymised orders have no email address.
    if (order.email !== '') {
      const { language } = order
      const isConfirmed = await isAddressConfirmed(tx, order.id)
      await queueMail(tx, withdrawalMail(order, { declared: withdrawal, language, isConfirmed, at: now }))
    }
  })
