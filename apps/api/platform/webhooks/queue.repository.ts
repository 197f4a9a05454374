import { and, asc, eq, sql } from 'drizzle-orm'
import type { Told } from '@/shop/webhooks/webhook-payloads'
import type { Db } from '../db/open'
import { webhookDeliveries, webhooks } from '../db/schema'

/** Queues events for the webhooks that want them, in the transaction of their cause. */
export async function tellWebhooks(tx: Db, events: readonly Told[], at: Date): Promise<void> {
  for (const { type, data } of events) {
    const wanting = await tx
      .select({ id: webhooks.id })
      .from(webhooks)
      .where(and(eq(webhooks.isActive, true), sql`${type} = any(${webhooks.events})`))
      .orderBy(asc(webhooks.id))
      // One that is being removed is waited for, instead of failing the cause.
      .for('key share')
    if (wanting.length === 0) continue
    const body = JSON.stringify({ type, timestamp: at.toISOString(), data })
    const rows = wanting.map(({ id }) => ({
      webhookId: id,
      type,
      body,
      createdAt: at,
      nextAttemptAt: at,
    }))
    await tx.insert(webhookDeliveries).values(rows)
  }
}

export type Webhook = typeof webhooks.$inferSelect
export type Delivery = typeof webhookDeliveries.$inferSelect

/** Time after which a delivery that was begun and not ended is begun anew. */
const LEASE_MS = 60_000
/** Deliveries to one webhook at once. */
const AT_ONCE = 5

export const listActive = (db: Db): Promise<Webhook[]> =>
  db.select().from(webhooks).where(eq(webhooks.isActive, true)).orderBy(asc(webhooks.id))

const isOpen = sql`${webhookDeliveries.sentAt} is null and ${webhookDeliveries.failedAt} is null`

/** Claims a webhook's next due deliveries; other processes skip them, and they become due again if this one dies. */
export function claimDeliveries(db: Db, { id }: Pick<Webhook, 'id'>, now: Date): Promise<Delivery[]> {
  const next = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.webhookId, id),
        isOpen,
        sql`${webhookDeliveries.nextAttemptAt} <= ${now.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(webhookDeliveries.nextAttemptAt))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true })
  return db
    .update(webhookDeliveries)
    .set({
      attempts: sql`${webhookDeliveries.attempts} + 1`,
      attemptedAt: now,
      nextAttemptAt: new Date(now.getTime() + LEASE_MS),
    })
    .where(sql`${webhookDeliveries.id} = any(array(${next}))`)
    .returning()
}

/** Gives up what waits for a webhook that is switched off. */
export const endDeliveries = (tx: Db, webhookId: string, now: Date) =>
  tx
    .update(webhookDeliveries)
    .set({ failedAt: now, error: 'disabled' })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), isOpen))
