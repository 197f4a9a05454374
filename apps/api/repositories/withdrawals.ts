import type { Db } from '../db/open'
import { withdrawals } from '../db/schema'

export type Withdrawal = typeof withdrawals.$inferSelect

/** A declaration as it arrived; a second one about the same order is kept too. */
export async function insertWithdrawal(tx: Db, declared: Withdrawal): Promise<void> {
  await tx.insert(withdrawals).values(declared)
}
