import { and, eq, gte, isNotNull } from 'drizzle-orm'
import type { Db } from '../../platform/db/open'
import { orders, users, withdrawals } from '../../platform/db/schema'

export type Withdrawal = typeof withdrawals.$inferSelect

/** Stores a declaration; further ones about the same order are stored too. */
export async function insertWithdrawal(tx: Db, declared: Withdrawal): Promise<void> {
  await tx.insert(withdrawals).values(declared)
}

/** Number of declarations about an order since an instant. */
export const countWithdrawals = (tx: Db, orderId: string, since: Date): Promise<number> =>
  tx
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(and(eq(withdrawals.orderId, orderId), gte(withdrawals.receivedAt, since)))
    .limit(100)
    .then((rows) => rows.length)

/** Whether the order belongs to an account that has confirmed the order's email address. */
export const isAddressConfirmed = (tx: Db, orderId: string): Promise<boolean> =>
  tx
    .select({ id: users.id })
    .from(orders)
    .innerJoin(users, and(eq(users.id, orders.userId), eq(users.email, orders.email)))
    .where(and(eq(orders.id, orderId), isNotNull(users.emailVerifiedAt)))
    .then((rows) => rows.length > 0)
