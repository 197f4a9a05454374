import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '@apps/api/platform/db/open'
import { refunds, returnedLines } from '@apps/api/platform/db/schema'

export type Refund = typeof refunds.$inferSelect
export type ReturnedRow = typeof returnedLines.$inferSelect

/** Oldest first, without voided ones. */
export const findRefunds = (db: Db, orderId: string): Promise<Refund[]> =>
  db
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), isNull(refunds.voidedAt)))
    .orderBy(asc(refunds.at), asc(refunds.id))

/** VAT included in the refunds of the order's total so far, in minor units. */
export const refundedTax = async (db: Db, orderId: string): Promise<number> =>
  (await findRefunds(db, orderId)).reduce((sum, { tax, fromChange }) => (fromChange ? sum : sum + tax), 0)

export async function findRefundByKey(db: Db, key: string): Promise<Refund | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.idempotencyKey, key))
  return row
}

export const findReturned = (db: Db, orderIds: readonly string[]): Promise<ReturnedRow[]> =>
  orderIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(returnedLines)
        .where(inArray(returnedLines.orderId, [...orderIds]))
        .orderBy(asc(returnedLines.at), asc(returnedLines.id))

export async function insertRefund(tx: Db, refund: typeof refunds.$inferInsert): Promise<void> {
  await tx.insert(refunds).values(refund)
}

export async function insertReturned(
  tx: Db,
  rows: readonly (typeof returnedLines.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(returnedLines).values([...rows])
}

/** Voids the refunds: the payment counts as completed again. What a change gave back stays given back. */
export async function voidRefunds(tx: Db, orderId: string, at: Date): Promise<void> {
  await tx
    .update(refunds)
    .set({ voidedAt: at })
    .where(and(eq(refunds.orderId, orderId), isNull(refunds.voidedAt), eq(refunds.fromChange, false)))
}
