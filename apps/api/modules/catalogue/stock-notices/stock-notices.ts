import type { Db } from '@apps/api/platform/db/open'
import { inTransaction } from '@apps/api/platform/db/transaction'
import { queueMail } from '@apps/api/platform/mail/outbox.repository'
import { backInStockMail } from './stock-notice-mails'
import { endNotices, lockDueNotices } from './stock-notices.repository'

/** Mails queued per transaction. */
const BATCH = 100

/**
 * Mails everybody who waits for a product that is available again, once: the request is deleted with it.
 * @returns number of mails
 */
export async function sendStockNotices(db: Db, now: Date): Promise<number> {
  let sent = 0
  for (;;) {
    const count = await inTransaction(db, async (tx) => {
      const due = await lockDueNotices(tx, now, BATCH)
      for (const { id, email, language, name, slug } of due) {
        const mail = { at: now, to: email, language, data: { name, slug }, dedupeKey: `back-in-stock:${id}` }
        await queueMail(tx, backInStockMail.create(mail))
      }
      if (due.length > 0) {
        await endNotices(
          tx,
          due.map(({ id }) => id),
        )
      }
      return due.length
    })
    sent += count
    if (count < BATCH) return sent
  }
}
