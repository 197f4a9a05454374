import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/open'
import { orderNotes } from '../../platform/db/schema'

export type OrderNoteRow = typeof orderNotes.$inferSelect

/** Oldest first. */
export const findNotes = (db: Db, orderId: string) =>
  db
    .select()
    .from(orderNotes)
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(asc(orderNotes.at), asc(orderNotes.id))

export async function insertNote(tx: Db, note: typeof orderNotes.$inferInsert): Promise<void> {
  await tx.insert(orderNotes).values(note)
}
