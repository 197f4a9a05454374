import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/open'
import { outbox } from '../db/schema'

export type OutboxRow = typeof outbox.$inferSelect

/** About two days of attempts; after that the mail is given up with its last error. */
export const MAX_ATTEMPTS = 56

/**
 * Claims the next due mails for `leaseSeconds`, oldest first. Other workers skip them, and they become due again if the
 * worker dies. Uses the database's clock, which is the same for all processes.
 */
export async function claimMails(
  db: Db,
  { leaseSeconds, limit }: { readonly leaseSeconds: number; readonly limit: number },
): Promise<OutboxRow[]> {
  const next = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(sql`${outbox.sentAt} is null and ${outbox.failedAt} is null and ${outbox.nextAttemptAt} <= now()`)
    .orderBy(outbox.nextAttemptAt)
    .limit(limit)
    .for('update', { skipLocked: true })
  const rows = await db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      nextAttemptAt: sql`now() + make_interval(secs => ${leaseSeconds})`,
      lastError: null,
    })
    .where(sql`${outbox.id} = any(array(${next}))`)
    .returning()
  return rows.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
}

/** A worker has claimed the mail and is sending it: this attempt has no outcome yet. */
export const isBeingSent = sql`(${outbox.failedAt} is null and ${outbox.attempts} > 0
  and ${outbox.lastError} is null and ${outbox.nextAttemptAt} > now())`

/** Releases claimed mails that were not attempted. */
export async function releaseMails(db: Db, rows: readonly OutboxRow[]): Promise<void> {
  for (const row of rows) {
    await db
      .update(outbox)
      .set({ attempts: sql`${outbox.attempts} - 1`, nextAttemptAt: sql`now()` })
      .where(claimed(row))
  }
}

/** True while the claim still belongs to this worker. */
const claimed = ({ id, attempts }: OutboxRow) => and(eq(outbox.id, id), eq(outbox.attempts, attempts))

/**
 * Deletes the payload of a sent mail (a reset token, an address). A mail that was accepted is sent, even if it was
 * made due again meanwhile.
 */
export async function markSent(db: Db, row: OutboxRow): Promise<void> {
  await db
    .update(outbox)
    .set({ sentAt: sql`now()`, failedAt: null, payload: {}, lastError: null })
    .where(and(eq(outbox.id, row.id), isNull(outbox.sentAt)))
}

export interface FailedMail {
  readonly error: string
  /** Seconds until the next attempt; undefined: the mail is given up. */
  readonly retrySeconds?: number | undefined
}

export async function markFailed(db: Db, row: OutboxRow, { error, retrySeconds }: FailedMail): Promise<void> {
  const next =
    retrySeconds === undefined
      ? { failedAt: sql`now()` }
      : { nextAttemptAt: sql`now() + make_interval(secs => ${retrySeconds})` }
  await db
    .update(outbox)
    .set({ ...next, lastError: error.slice(0, 500) })
    .where(claimed(row))
}
