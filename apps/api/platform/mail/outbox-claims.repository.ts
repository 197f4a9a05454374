import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/open'
import { outbox } from '../db/schema'

export type OutboxRow = typeof outbox.$inferSelect

/** About two days of attempts; a mail that nobody takes then stays in the table with its last error. */
export const MAX_ATTEMPTS = 56

/**
 * Takes the next due mail for `leaseSeconds`; nobody else gets it meanwhile, and it is due again if its
 * taker dies. The database's clock decides, the same for every process.
 */
export async function claimMail(db: Db, leaseSeconds: number): Promise<OutboxRow | undefined> {
  const next = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      sql`${outbox.sentAt} is null and ${outbox.nextAttemptAt} <= now() and ${outbox.attempts} < ${MAX_ATTEMPTS}`,
    )
    .orderBy(outbox.nextAttemptAt)
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      nextAttemptAt: sql`now() + make_interval(secs => ${leaseSeconds})`,
    })
    .where(sql`${outbox.id} = (${next})`)
    .returning()
  return row
}

/** Only while the claim is still this taker's. */
const claimed = ({ id, attempts }: OutboxRow) => and(eq(outbox.id, id), eq(outbox.attempts, attempts))

/** The data of a sent mail (a reset token, an address) are deleted. */
export async function markSent(db: Db, row: OutboxRow): Promise<void> {
  await db
    .update(outbox)
    .set({ sentAt: sql`now()`, payload: {}, lastError: null })
    .where(claimed(row))
}

export async function markFailed(db: Db, row: OutboxRow, error: string, retrySeconds: number): Promise<void> {
  await db
    .update(outbox)
    .set({
      lastError: error.slice(0, 500),
      nextAttemptAt: sql`now() + make_interval(secs => ${retrySeconds})`,
    })
    .where(claimed(row))
}
