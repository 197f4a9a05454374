import { calendarDay } from '@/shop/shared/dates'
import { platformTimeZone } from '@/shop/shared/platform'
import type { Db } from '@apps/api/platform/db/open'
import { inTransaction } from '@apps/api/platform/db/transaction'
import { queueMail } from '@apps/api/platform/mail/outbox.repository'
import { lowestAmounts } from '../../catalogue/products.repository'
import { priceMail } from './price-mail'
import {
  findCheaper,
  followRises,
  lockDueCustomers,
  markTold,
  PRICE_PLATFORM,
} from './price-mails.repository'

/** Customers mailed, and wishes followed, per transaction. */
const CUSTOMERS = 50
const WISHES = 1_000
/** Products that a mail names; of the others it tells the number. */
const NAMED = 10

/**
 * Tells customers who asked for it which wished products have become cheaper, at most one mail a day. Prices are compared
 * as they are now with what was last told, so that it does not matter what changed them, nor does any change wait for it.
 * @returns number of mails
 */
export async function sendPriceMails(db: Db, now: Date): Promise<number> {
  while ((await followRises(db, WISHES)) === WISHES);
  const today = calendarDay(now, platformTimeZone[PRICE_PLATFORM])
  let sent = 0
  for (;;) {
    const count = await inTransaction(db, (tx) => mailSome(tx, today, now))
    sent += count
    if (count < CUSTOMERS) return sent
  }
}

async function mailSome(tx: Db, today: string, now: Date): Promise<number> {
  const customers = await lockDueCustomers(tx, today, CUSTOMERS)
  if (customers.length === 0) return 0
  const wishes = await findCheaper(
    tx,
    customers.map(({ id }) => id),
  )
  const products = [...new Map(wishes.map(({ productId: id }) => [id, { id }])).values()]
  const lowest = await lowestAmounts(tx, products, PRICE_PLATFORM)
  for (const { id, token, name, email, language } of customers) {
    const own = wishes.filter(({ userId }) => userId === id)
    const named = own.slice(0, NAMED).map(({ productId, netAmount, netUnit, ...wish }) => ({
      name: wish.name,
      slug: wish.slug,
      amount: wish.amount,
      currency: wish.currency,
      lowest: lowest.get(productId) ?? null,
      content: netAmount !== null && netUnit !== null ? { amount: netAmount, unit: netUnit } : null,
    }))
    await queueMail(
      tx,
      priceMail.create({
        at: now,
        to: email,
        language,
        data: {
          customerName: name,
          token,
          products: named,
          more: own.length - named.length,
        },
        dedupeKey: `price-drop:${id}:${today}`,
      }),
    )
  }
  await markTold(tx, wishes, today)
  return customers.length
}
