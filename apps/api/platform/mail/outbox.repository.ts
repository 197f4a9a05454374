import type { Language } from '@/domain/shared/language'
import type { Db } from '../db/open'
import { outbox } from '../db/schema'

/** A mail as its cause describes it; templates make it from their own data. */
export interface Mail {
  /** Of its template. */
  readonly kind: string
  readonly at: Date
  readonly to: string
  readonly language: Language
  readonly data: Readonly<Record<string, unknown>>
  /** `placed:<order id>` for example: the same cause never makes a second mail. */
  readonly dedupeKey: string
}

/** Due at once, by the database's clock. */
export const mailRow = ({ kind, at, to, language, data, dedupeKey }: Mail): typeof outbox.$inferInsert => ({
  kind,
  language,
  dedupeKey,
  recipient: to,
  payload: data,
  createdAt: at,
})

/** Leaves a mail for the worker, in the transaction of its cause; a second one of the same cause is dropped. */
export async function queueMail(tx: Db, mail: Mail): Promise<void> {
  // A customer who has deleted the account has no address any more.
  if (mail.to === '') return
  await tx.insert(outbox).values(mailRow(mail)).onConflictDoNothing({ target: outbox.dedupeKey })
}
