import type { Decision } from '@/shop/returns/returns'
import { toMajor } from '@/domain/shared/money'
import { audit } from '../../platform/audit/audit.repository'
import type { Db } from '../../platform/db/open'
import { inTransaction } from '../../platform/db/transaction'
import { ApiError, found } from '../../platform/http/errors'
import { queueMail } from '../../platform/mail/outbox.repository'
import { lockOrder, updateOrder } from '../orders/orders.repository'
import { refundLocked } from './refund-order'
import { decisionMail } from './return-mails'
import type { ReturnedUnits } from '@/shop/returns/returns'
import { findReturn, insertDecision, lockReturn } from './returns.repository'

/** Which withdrawal an administrator decides, and when. */
export interface Decider {
  readonly id: string
  readonly adminId: string
  /** Name for the order's history. */
  readonly actor: string
  readonly now: Date
}

export interface DecisionRequest {
  readonly status: Decision
  readonly reason: string | null
  readonly lines: readonly ReturnedUnits[]
  /** Minor units; 0 refunds nothing. */
  readonly refund: number
}

/**
 * Accepts or refuses a withdrawal, once; returns and refund of an accepted one are part of the same transaction. One that
 * has no order can only be refused.
 * @throws ApiError NOT_FOUND, CONFLICT if it is already decided, RETURN_UNMATCHED, REFUND_EXCEEDS_PAYMENT
 */
export const decideReturn = (
  db: Db,
  { id, adminId, ...by }: Decider,
  { status, reason, lines, refund }: DecisionRequest,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { actor, now } = by
    await lockReturn(tx, id)
    const { withdrawal } = found(await findReturn(tx, id))
    const order = withdrawal.orderId === null ? undefined : await lockOrder(tx, withdrawal.orderId)
    const decided = { withdrawalId: id, status, reason, actor, at: now }
    if (!(await insertDecision(tx, decided))) throw new ApiError('CONFLICT')
    if (!order && status === 'accepted') throw new ApiError('RETURN_UNMATCHED')
    const moves = lines.length > 0 || refund > 0
    if (moves && status === 'refused') throw new ApiError('CONFLICT')
    const detail = { status, reason: reason ?? '', refund: toMajor(refund), lines }
    await audit(
      tx,
      { id: adminId },
      { action: 'withdrawal.decide', subject: `withdrawal:${id}`, detail },
      now,
    )
    if (!order) return
    const noted = await updateOrder(tx, order, {
      change: {},
      events: [{ kind: 'withdrawal', from: 'new', to: status, note: reason }],
      by,
    })
    await queueMail(tx, decisionMail(order, decided))
    if (moves) {
      const request = { amount: refund, reason: reason ?? '', lines, withdrawalId: id }
      await refundLocked(tx, noted, request, by)
    }
  })
