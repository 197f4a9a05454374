import type { Db } from '../../platform/db/open'
import { newLink } from './start/new-link'
import type { SubscriptionRow } from './subscriptions.repository'

/** What every mail about a Sparabo tells. */
export async function mailFacts(tx: Db, row: SubscriptionRow, now: Date) {
  const { platform, customerName, number, name, quantity, weeks, percent, nextOn } = row
  return {
    platform,
    customerName,
    number,
    name,
    quantity,
    weeks,
    percent,
    nextOn,
    token: await newLink(tx, row.id, now),
  }
}

export const addressee = ({ email, language }: SubscriptionRow, now: Date) => ({
  at: now,
  to: email,
  language,
})
