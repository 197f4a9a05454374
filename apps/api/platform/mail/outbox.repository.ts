import type { Language } from '@/domain/shared/language'
import type { Db } from '../db/open'
import { outbox } from '../db/schema'

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
}

/** Due immediately, by the database's clock. */
export const mailRow = ({ kind, at, to, language, data, dedupeKey }: Mail): typeof outbox.$inferInsert => ({
  kind,
  language,
  dedupeKey,
  recipient: to,
  payload: data,
  createdAt: at,
})

/** Queues a mail in the transaction of its cause; a duplicate of the same cause is dropped. */
export async function queueMail(tx: Db, mail: Mail): Promise<void> {
  // Deleted accounts have no email any more.
  if (mail.to === '') return
  await tx.insert(outbox).values(mailRow(mail)).onConflictDoNothing({ target: outbox.dedupeKey })
}
