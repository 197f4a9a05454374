import { and, count, desc, eq, isNotNull, isNull, not, sql, type SQL } from 'drizzle-orm'
import type { MailState } from '@/shop/mails/mails'
import type { Db } from '../../platform/db/open'
import { outbox } from '../../platform/db/schema'
import { isBeingSent } from '../../platform/mail/outbox-claims.repository'
import { offsetOf, type PageRequest } from '../../platform/db/queries/page'

/** All columns but the payload, which contains the recipient's secrets. */
const columns = {
  id: outbox.id,
  kind: outbox.kind,
  recipient: outbox.recipient,
  orderNumber: outbox.orderNumber,
  language: outbox.language,
  attempts: outbox.attempts,
  lastError: outbox.lastError,
  createdAt: outbox.createdAt,
  nextAttemptAt: outbox.nextAttemptAt,
  sentAt: outbox.sentAt,
  failedAt: outbox.failedAt,
}

const inState: Readonly<Record<MailState, SQL | undefined>> = {
  sent: isNotNull(outbox.sentAt),
  failed: isNotNull(outbox.failedAt),
  waiting: and(isNull(outbox.sentAt), isNull(outbox.failedAt)),
}

export interface MailFilter {
  readonly state?: MailState | undefined
  readonly recipient?: string | undefined
}

/** Newest first. */
export async function findMails(db: Db, { state, recipient }: MailFilter, page: PageRequest) {
  const where = and(
    state && inState[state],
    recipient === undefined || recipient === '' ? undefined : eq(outbox.recipient, recipient.toLowerCase()),
  )
  const mails = await db
    .select(columns)
    .from(outbox)
    .where(where)
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(page.limit)
    .offset(offsetOf(page))
  const [total] = await db.select({ value: count() }).from(outbox).where(where)
  return { mails, total: total?.value ?? 0 }
}

export type StoredMail = Awaited<ReturnType<typeof findMails>>['mails'][number]

export async function findMail(db: Db, id: string): Promise<StoredMail | undefined> {
  const [row] = await db.select(columns).from(outbox).where(eq(outbox.id, id))
  return row
}

/**
 * Makes the mail due at once with all its attempts. @returns undefined if it has been sent or is just being sent, because
 * another process would send it a second time
 */
export async function requeueMail(tx: Db, id: string): Promise<StoredMail | undefined> {
  const [row] = await tx
    .update(outbox)
    .set({ failedAt: null, attempts: 0, nextAttemptAt: sql`now()` })
    .where(and(eq(outbox.id, id), isNull(outbox.sentAt), not(isBeingSent)))
    .returning(columns)
  return row
}
