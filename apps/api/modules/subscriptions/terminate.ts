import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Language } from '@/shop/shared/language'
import type { Termination } from '@/shop/subscriptions/termination-form'
import { addressLimit, type AttemptLimit } from '../../platform/auth/attempts'
import { networkOf } from '../../platform/auth/network'
import type { Db } from '../../platform/db/open'
import { subscriptions, terminations } from '../../platform/db/schema'
import { inTransaction } from '../../platform/db/transaction'
import { queueMail } from '../../platform/mail/outbox.repository'
import { endOn } from './change-subscription'
import { terminationReceived } from './start/subscription-mails'
import { lockSubscription, type SubscriptionRow } from './subscriptions.repository'

/** Terminations per 15 minutes and address: five from one network, twenty from all. */
export const terminationLimits = (email: string, address: string): readonly AttemptLimit[] => [
  addressLimit('terminate', address),
  { subject: `terminate:${email}:${networkOf(address)}`, limit: 5 },
  { subject: `terminate:${email}`, limit: 20 },
]

/** The number in what was typed: 'SA-000012', 'sa 12'. */
function numberIn(contract: string): string | undefined {
  const digits = /\bSA[\s–-]*0*(\d{1,9})\b/i.exec(contract)?.[1]
  return digits === undefined ? undefined : `SA-${digits.padStart(6, '0')}`
}

async function lockNamed(tx: Db, contract: string, email: string): Promise<SubscriptionRow | undefined> {
  const number = numberIn(contract)
  if (number === undefined) return undefined
  const [known] = await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.number, number), eq(subscriptions.email, email)))
  return known && lockSubscription(tx, known.id)
}

/**
 * Stores a termination, confirms its receipt to the address that was typed, whether or not it fits, and ends the Sparabo
 * of that number and address. Called again it ends nothing more.
 */
export const terminate = (
  db: Db,
  { kind, reason, name, contract, email, endOn: wanted }: Termination,
  { language, now }: { readonly language: Language; readonly now: Date },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const id = randomUUID()
    const row = await lockNamed(tx, contract, email)
    const day = wanted === '' ? null : wanted
    await tx.insert(terminations).values({
      id,
      subscriptionId: row?.id ?? null,
      kind,
      name,
      contract,
      email,
      reason,
      endOn: day,
      receivedAt: now,
    })
    await queueMail(
      tx,
      terminationReceived.create({
        at: now,
        to: email,
        language,
        data: {
          platform: row?.platform,
          customerName: name,
          kind,
          contract,
          receivedAt: now.toISOString(),
          endOn: day,
        },
        dedupeKey: `termination-received:${id}`,
        limit: 'delayed',
      }),
    )
    // For cause it ends at once, whatever day was named.
    if (row && row.status !== 'ended')
      await endOn(tx, row, kind === 'extraordinary' ? null : day, { by: 'customer', now })
  })
