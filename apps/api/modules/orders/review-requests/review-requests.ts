import type { Db } from '@apps/api/platform/db/open'
import { inTransaction } from '@apps/api/platform/db/transaction'
import { queueMail } from '@apps/api/platform/mail/outbox.repository'
import { reviewRequestMail } from './review-request-mail'
import { lockDueRequests, markAsked, productsOf } from './review-requests.repository'

const DAY_MS = 86_400_000
/** Days after the delivery: of the mail, and after which nobody is asked any more. */
const ASK_AFTER = 7
const TOO_LATE = 30
/** Days after the order in which it can be delivered and asked about. */
const LONGEST = 180
/** Mails queued per transaction. */
const BATCH = 50

const before = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

/** Asks buyers who agreed to it for a review, once for each order. @returns number of mails */
export async function sendReviewRequests(db: Db, now: Date): Promise<number> {
  const times = { since: before(now, LONGEST), from: before(now, TOO_LATE), until: before(now, ASK_AFTER) }
  let sent = 0
  for (;;) {
    const count = await inTransaction(db, async (tx) => {
      const due = await lockDueRequests(tx, times, BATCH)
      if (due.length === 0) return 0
      const ids = due.map(({ id }) => id)
      const products = await productsOf(tx, ids)
      for (const { id, number: orderNumber, name, email, language, platform, userId, token } of due) {
        const names = products.filter(({ orderId }) => orderId === id).map((product) => product.name)
        const data = {
          customerName: name,
          orderNumber,
          platform,
          orderId: userId === null ? null : id,
          products: names,
          token,
        }
        const dedupeKey = `review-request:${id}`
        if (names.length > 0)
          await queueMail(tx, reviewRequestMail.create({ at: now, to: email, language, data, dedupeKey }))
      }
      await markAsked(tx, ids, now)
      return due.length
    })
    sent += count
    if (count < BATCH) return sent
  }
}
