import { asc, inArray } from 'drizzle-orm'
import type { Db } from '@apps/api/platform/db/open'
import { creditNotes } from '@apps/api/platform/db/schema'

export type CreditNote = typeof creditNotes.$inferSelect

/** Oldest first. */
export const findCreditNotes = (db: Db, orderIds: readonly string[]): Promise<CreditNote[]> =>
  db
    .select()
    .from(creditNotes)
    .where(inArray(creditNotes.orderId, [...orderIds]))
    .orderBy(asc(creditNotes.issuedAt), asc(creditNotes.number))

export async function insertCreditNote(tx: Db, note: typeof creditNotes.$inferInsert): Promise<void> {
  await tx.insert(creditNotes).values(note)
}
