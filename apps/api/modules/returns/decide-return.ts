import type { ReturnDecision } from '@/shop/returns/returns'
import { toMajor } from '@/shop/shared/money'
import { audit } from '../../platform/audit/audit.repository'
import type { Db } from '../../platform/db/open'
import { inTransaction } from '../../platform/db/transaction'
import { ApiError, found } from '../../platform/http/errors'
import { queueMail } from '../../platform/mail/outbox.repository'
import { lockOrder, updateOrder } from '../orders/orders.repository'
import { refundLocked } from './refund-order'
import { decisionMail } from './return-mails'
import { findReturn, insertDecision, lockReturn, lockUnmatched } from './returns.repository'

/** Which withdrawal an administrator decides, and when. */
export interface Decider {
  readonly id: string
  readonly adminId: string
  /** Name of the API key that does it for the administrator. */
  readonly apiKey?: string | undefined
  /** Name for the order's history. */
  readonly actor: string
  readonly now: Date
}

/**
 * Accepts or refuses a withdrawal, once; returns and refund of an accepted one are part of the same transaction. One that
 * has no order can only be refused.
 * @throws ApiError NOT_FOUND, CONFLICT if it is already decided, RETURN_UNMATCHED, REFUND_EXCEEDS_PAYMENT
 */
export const decideOnReturn = (
  db: Db,
  { id, adminId, ...by }: Decider,
  { status, reason, lines, refund }: ReturnDecision,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { actor, now } = by
    await lockReturn(tx, id)
    const { order: matched } = found(await findReturn(tx, id))
    const order = matched ? await lockOrder(tx, matched.id) : undefined
    const decided = { withdrawalId: id, status, reason: reason || null, actor, at: now }
    if (!(await insertDecision(tx, decided))) throw new ApiError('CONFLICT')
    if (!order && status === 'accepted') throw new ApiError('RETURN_UNMATCHED')
    const moves = lines.length > 0 || refund > 0
    if (moves && status === 'refused') throw new ApiError('CONFLICT')
    const detail = { status, reason, refund: toMajor(refund), lines }
    await audit(
      tx,
      { id: adminId, apiKey: by.apiKey },
      { action: 'withdrawal.decide', subject: `withdrawal:${id}`, detail },
      now,
    )
    if (!order) return
    const noted = await updateOrder(tx, order, {
      change: {},
      events: [{ kind: 'withdrawal', from: 'new', to: status, note: decided.reason }],
      by,
    })
    await queueMail(tx, decisionMail(order, decided))
    if (moves) {
      const request = { amount: refund, reason, lines, withdrawalId: id }
      await refundLocked(tx, noted, request, by)
    }
  })

/**
 * Refuses those of the withdrawals that belong to no order and are undecided; no mail is sent, because their addresses
 * are a stranger's word.
 * @returns their number
 */
export const refuseManyReturns = (
  db: Db,
  ids: readonly string[],
  { adminId, apiKey, actor, now }: Omit<Decider, 'id'>,
): Promise<number> =>
  inTransaction(db, async (tx) => {
    const rows = await lockUnmatched(tx, ids)
    let refused = 0
    for (const { id } of rows) {
      const decision = { withdrawalId: id, status: 'refused' as const, reason: null, actor, at: now }
      // Decided while its lock was waited for.
      if (!(await insertDecision(tx, decision))) continue
      const detail = { status: 'refused', reason: '', refund: 0, lines: [] }
      const entry = { action: 'withdrawal.decide', subject: `withdrawal:${id}`, detail } as const
      await audit(tx, { id: adminId, apiKey }, entry, now)
      refused += 1
    }
    return refused
  })
