import { audit } from '../../platform/audit/audit.repository'
import type { Db } from '../../platform/db/open'
import { inTransaction } from '../../platform/db/transaction'
import type { Decider } from './decide-return'
import { insertDecision, lockUnmatched } from './returns.repository'

/**
 * Refuses those of the withdrawals that belong to no order and are undecided; no mail is sent, because their addresses
 * are a stranger's word.
 * @returns their number
 */
export const refuseReturns = (
  db: Db,
  ids: readonly string[],
  { adminId, actor, now }: Omit<Decider, 'id'>,
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
      await audit(tx, { id: adminId }, entry, now)
      refused += 1
    }
    return refused
  })
