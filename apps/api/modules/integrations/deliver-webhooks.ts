import { and, eq, isNull } from 'drizzle-orm'
import { FAILING_DAYS, RETRY_PAUSES } from '@/shop/webhooks/webhooks'
import type { Db } from '../../platform/db/open'
import { webhookDeliveries, webhooks } from '../../platform/db/schema'
import { inTransaction } from '../../platform/db/transaction'
import type { Warn } from '../../platform/jobs/jobs'
import { postOnce, type Outcome, type Reach } from '../../platform/webhooks/post'
import {
  claimDeliveries,
  endDeliveries,
  listActive,
  type Delivery,
  type Webhook,
} from '../../platform/webhooks/queue.repository'
import { signedHeaders } from '../../platform/webhooks/signature'
import { tellDisabled } from './webhook-mails'

const DAY_MS = 86_400_000
/** The receiver says that it is gone for good. */
const GONE = 410

interface Delivering {
  readonly db: Db
  readonly reach: Reach
  readonly now: Date
}

const secretsOf = ({ secret, formerSecret, formerUntil }: Webhook, now: Date): readonly string[] =>
  formerSecret !== null && formerUntil !== null && formerUntil > now ? [secret, formerSecret] : [secret]

/** The same delivery has the same id in each attempt, by which receivers know it. */
const idOf = ({ id }: Pick<Delivery, 'id'>) => `msg_${id}`

async function disable(tx: Db, webhook: Webhook, now: Date): Promise<void> {
  const [disabled] = await tx
    .update(webhooks)
    .set({ isActive: false })
    .where(and(eq(webhooks.id, webhook.id), eq(webhooks.isActive, true)))
    .returning({ id: webhooks.id })
  if (!disabled) return
  await endDeliveries(tx, webhook.id, now)
  await tellDisabled(tx, webhook, now)
}

/** Ms until the next attempt: a tenth more at random, so that a receiver that comes back is not met by all at once. */
const msUntil = (pause: number, { retryAfter }: Outcome) =>
  Math.max(pause * (1 + Math.random() / 10), retryAfter) * 1_000

/** Notes how an attempt went; a webhook that stays away for days, or says that it is gone, is switched off. */
const note = (db: Db, webhook: Webhook, delivery: Delivery, outcome: Outcome, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { status, error, durationMs } = outcome
    const pause = RETRY_PAUSES[delivery.attempts - 1]
    const isGivenUp = error !== null && pause === undefined
    await tx
      .update(webhookDeliveries)
      .set({
        status,
        error,
        durationMs,
        ...(error === null && { sentAt: now }),
        ...(isGivenUp && { failedAt: now }),
        ...(pause !== undefined && { nextAttemptAt: new Date(now.getTime() + msUntil(pause, outcome)) }),
      })
      // Unless somebody has asked for it again meanwhile, or another process has taken it over.
      .where(and(eq(webhookDeliveries.id, delivery.id), eq(webhookDeliveries.attempts, delivery.attempts)))
    const ofWebhook = eq(webhooks.id, webhook.id)
    if (error === null) {
      await tx.update(webhooks).set({ failingSince: null }).where(ofWebhook)
      return
    }
    await tx
      .update(webhooks)
      .set({ failingSince: now })
      .where(and(ofWebhook, isNull(webhooks.failingSince)))
    const failingMs = now.getTime() - (webhook.failingSince ?? now).getTime()
    if (status === GONE || (isGivenUp && failingMs >= FAILING_DAYS * DAY_MS)) await disable(tx, webhook, now)
  })

async function deliverOne(
  { db, reach, now }: Delivering,
  webhook: Webhook,
  delivery: Delivery,
): Promise<void> {
  const { body } = delivery
  const timestamp = Math.floor(now.getTime() / 1_000)
  const headers = signedHeaders({ id: idOf(delivery), timestamp, body }, secretsOf(webhook, now))
  await note(db, webhook, delivery, await postOnce(webhook.url, { headers, body }, reach), now)
}

/** Sends what is due, to all webhooks at once and to each a few at a time, so that a slow one holds up nobody for long. */
export async function deliverWebhooks(delivering: Delivering & { readonly warn: Warn }): Promise<void> {
  const { db, now, warn } = delivering
  const deliver = async (webhook: Webhook) => {
    const due = await claimDeliveries(db, webhook, now)
    const sent = await Promise.allSettled(due.map((delivery) => deliverOne(delivering, webhook, delivery)))
    for (const one of sent) if (one.status === 'rejected') warn(one.reason, webhook.id)
  }
  await Promise.all((await listActive(db)).map(deliver))
}
