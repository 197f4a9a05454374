import type { Language } from '@/shop/shared/language'
import { isDemoMail } from '@/shop/demo/demo'
import type { Db } from '../db/open'
import { outbox } from '../db/schema'
import { takeMailTime, type MailLimit } from './mail-limits.repository'

/** A mail to be queued, created by a template. */
export interface Mail {
  /** Kind of its template. */
  readonly kind: string
  readonly at: Date
  readonly to: string
  readonly language: Language
  readonly data: Readonly<Record<string, unknown>>
  /** For example `placed:<order id>`: prevents a second mail for the same cause. */
  readonly dedupeKey: string
  /** For a mail that a stranger can cause. @default no limit */
  readonly limit?: MailLimit
}

/** The mail as a row, with the order that it is about. */
export function rowOfMail({ kind, at, to, language, data, dedupeKey }: Mail) {
  const orderNumber = typeof data.orderNumber === 'string' ? data.orderNumber : null
  return { kind, language, dedupeKey, recipient: to, payload: data, orderNumber, createdAt: at }
}

/**
 * The mail as a row, due when its limit lets it leave, by the database's clock. One to a made-up customer counts as sent
 * and never leaves.
 * @returns undefined if the limit drops it
 */
export async function mailRow(tx: Db, mail: Mail): Promise<typeof outbox.$inferInsert | undefined> {
  const { at, to, limit } = mail
  const row = rowOfMail(mail)
  if (isDemoMail(to)) return { ...row, sentAt: at }
  const nextAttemptAt = limit && (await takeMailTime(tx, to, limit))
  if (limit && !nextAttemptAt) return undefined
  return nextAttemptAt ? { ...row, nextAttemptAt } : row
}

/**
 * Queues a mail in the transaction of its cause; a duplicate of the same cause is dropped.
 * @returns false if its limit drops it
 */
export async function queueMail(tx: Db, mail: Mail): Promise<boolean> {
  // Deleted accounts have no email any more.
  if (mail.to === '') return true
  const row = await mailRow(tx, mail)
  if (row) await tx.insert(outbox).values(row).onConflictDoNothing({ target: outbox.dedupeKey })
  return row !== undefined
}
