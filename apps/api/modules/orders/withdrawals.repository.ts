import type { Db } from '../../platform/db/open'
import { withdrawals } from '../../platform/db/schema'

export type Withdrawal = typeof withdrawals.$inferSelect

/** A declaration as it arrived; a second one about the same order is stored too. */
export async function insertWithdrawal(tx: Db, declared: Withdrawal): Promise<void> {
  await tx.insert(withdrawals).values(declared)
}
