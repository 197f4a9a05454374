import { and, eq, gte } from 'drizzle-orm'
import type { Db } from '../../platform/db/open'
import { withdrawals } from '../../platform/db/schema'

export type Withdrawal = typeof withdrawals.$inferSelect

/** A declaration as it arrived; a second one about the same order is stored too. */
export async function insertWithdrawal(tx: Db, declared: Withdrawal): Promise<void> {
  await tx.insert(withdrawals).values(declared)
}

/** How many declarations about an order have arrived since. */
export const countWithdrawals = (tx: Db, orderId: string, since: Date): Promise<number> =>
  tx
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(and(eq(withdrawals.orderId, orderId), gte(withdrawals.receivedAt, since)))
    .limit(100)
    .then((rows) => rows.length)
