import { asc, desc, eq } from 'drizzle-orm'
import type { Data } from '@/contract/shared/dto'
import { fieldMessages } from '@/contract/shared/messages'
import { EVENT_NEEDS, TEST_EVENT, type WebhookEvent } from '@/shop/webhooks/webhook-events'
import {
  DELIVERY_ERRORS,
  DELIVERY_TYPES,
  MAX_WEBHOOKS,
  SECRET_OVERLAP_HOURS,
  SHOWN_DELIVERIES,
} from '@/shop/webhooks/webhooks'
import { audit } from '../../platform/audit/audit.repository'
import { changesBetween } from '../../platform/audit/changes'
import type { Config } from '../../platform/config/config'
import type { Db } from '../../platform/db/open'
import { webhookDeliveries, webhooks } from '../../platform/db/schema'
import { inTransaction } from '../../platform/db/transaction'
import { defineRoute } from '../../platform/http/define-route'
import { ApiError, found, invalidField, uuidOf } from '../../platform/http/errors'
import { mayReach } from '../../platform/webhooks/post'
import { endDeliveries, type Delivery, type Webhook } from '../../platform/webhooks/queue.repository'
import { newWebhookSecret } from '../../platform/webhooks/signature'
import { holdOwner, missingProof, proveOwner } from '../staff/own-password'
import { refuseBeyond } from '../staff/roles.repository'

const HOUR_MS = 3_600_000

const toDto = (webhook: Webhook, now: Date): Data<'listWebhooks'>['webhooks'][number] => ({
  _id: webhook.id,
  url: webhook.url,
  events: webhook.events,
  isActive: webhook.isActive,
  failingSince: webhook.failingSince?.toISOString() ?? null,
  formerUntil:
    webhook.formerUntil !== null && webhook.formerUntil > now ? webhook.formerUntil.toISOString() : null,
  createdAt: webhook.createdAt.toISOString(),
})

function deliveryToDto(row: Delivery): Data<'testWebhook'>['delivery'] {
  const state = row.sentAt ? 'sent' : row.failedAt ? 'failed' : 'waiting'
  return {
    _id: row.id,
    type: DELIVERY_TYPES.find((each) => each === row.type) ?? TEST_EVENT,
    state,
    attempts: row.attempts,
    status: row.status,
    error: DELIVERY_ERRORS.find((each) => each === row.error) ?? null,
    durationMs: row.durationMs,
    createdAt: row.createdAt.toISOString(),
    attemptedAt: row.attemptedAt?.toISOString() ?? null,
    nextAttemptAt: state === 'waiting' ? row.nextAttemptAt.toISOString() : null,
    body: row.body,
  }
}

const logged = ({ url, events, isActive }: Pick<Webhook, 'url' | 'events' | 'isActive'>) => ({
  url,
  events,
  isActive,
})
const needsOf = (events: readonly WebhookEvent[]) => [...new Set(events.map((each) => EVENT_NEEDS[each]))]
const inOrder = (events: readonly WebhookEvent[]) => [...new Set(events)]

/** The address as it is called. @throws ApiError VALIDATION where webhooks may not go */
function addressOf(url: string, { privateWebhooks }: Pick<Config, 'privateWebhooks'>): string {
  if (!mayReach(url, { allowsPrivate: privateWebhooks })) throw invalidField('url', fieldMessages.webhookUrl)
  return new URL(url).href
}

async function lockWebhook(tx: Db, id: string): Promise<Webhook> {
  const [row] = await tx.select().from(webhooks).where(eq(webhooks.id, id)).for('no key update')
  return found(row)
}

async function findWebhook(db: Db, id: string): Promise<Webhook> {
  const [row] = await db.select().from(webhooks).where(eq(webhooks.id, id))
  return found(row)
}

const subjectOf = ({ id }: Pick<Webhook, 'id'>) => `webhook:${id}`

const crud = [
  defineRoute('listWebhooks', async ({ db, now }) => {
    const rows = await db.select().from(webhooks).orderBy(asc(webhooks.createdAt), asc(webhooks.id))
    return { webhooks: rows.map((row) => toDto(row, now())) }
  }),

  defineRoute(
    'createWebhook',
    async (call) => {
      const { db, session, body, now, config } = call
      const url = addressOf(body.url, config)
      refuseBeyond(session.permissions, needsOf(body.events))
      const proven = await proveOwner(call)
      const secret = newWebhookSecret()
      const at = now()
      return inTransaction(db, async (tx) => {
        await holdOwner(tx, proven)
        if ((await tx.$count(webhooks)) >= MAX_WEBHOOKS) throw new ApiError('CONFLICT')
        const values = { url, events: inOrder(body.events), secret, createdAt: at, updatedAt: at }
        const [row] = await tx.insert(webhooks).values(values).returning()
        const made = found(row)
        const detail = { name: url, changes: changesBetween({}, logged(made)) }
        await audit(tx, session, { action: 'webhook.create', subject: subjectOf(made), detail }, at)
        return { webhook: toDto(made, at), secret }
      })
    },
    { dropsCache: false },
  ),

  defineRoute(
    'updateWebhook',
    async (call) => {
      const { db, session, params, body, now, config } = call
      const id = uuidOf(params.id)
      const url = addressOf(body.url, config)
      refuseBeyond(session.permissions, needsOf(body.events))
      const proven = url === (await findWebhook(db, id)).url ? undefined : await proveOwner(call)
      const at = now()
      return inTransaction(db, async (tx) => {
        if (proven) await holdOwner(tx, proven)
        const before = await lockWebhook(tx, id)
        // Somebody else has changed the address, which would be changed back without the password.
        if (!proven && before.url !== url) throw missingProof()
        const values = { url, events: inOrder(body.events), isActive: body.isActive, updatedAt: at }
        const begins = body.isActive && !before.isActive
        const [row] = await tx
          .update(webhooks)
          .set({ ...values, ...(begins && { failingSince: null }) })
          .where(eq(webhooks.id, id))
          .returning()
        if (!body.isActive) await endDeliveries(tx, id, at)
        const after = found(row)
        const detail = { name: url, changes: changesBetween(logged(before), logged(after)) }
        await audit(tx, session, { action: 'webhook.update', subject: subjectOf(after), detail }, at)
        return { webhook: toDto(after, at) }
      })
    },
    { dropsCache: false },
  ),

  defineRoute(
    'deleteWebhook',
    async ({ db, session, params, now }) => {
      const id = uuidOf(params.id)
      await inTransaction(db, async (tx) => {
        const [gone] = await tx.delete(webhooks).where(eq(webhooks.id, id)).returning()
        const detail = { name: found(gone).url }
        await audit(tx, session, { action: 'webhook.delete', subject: `webhook:${id}`, detail }, now())
      })
      return {}
    },
    { dropsCache: false },
  ),

  defineRoute(
    'renewWebhookSecret',
    async (call) => {
      const { db, session, params, now } = call
      const id = uuidOf(params.id)
      await findWebhook(db, id)
      const proven = await proveOwner(call)
      const secret = newWebhookSecret()
      const at = now()
      return inTransaction(db, async (tx) => {
        await holdOwner(tx, proven)
        const before = await lockWebhook(tx, id)
        const formerUntil = new Date(at.getTime() + SECRET_OVERLAP_HOURS * HOUR_MS)
        const [row] = await tx
          .update(webhooks)
          .set({ secret, formerSecret: before.secret, formerUntil, updatedAt: at })
          .where(eq(webhooks.id, id))
          .returning()
        const after = found(row)
        const detail = { name: after.url }
        await audit(tx, session, { action: 'webhook.secret', subject: subjectOf(after), detail }, at)
        return { webhook: toDto(after, at), secret }
      })
    },
    { dropsCache: false },
  ),
]

const log = [
  defineRoute(
    'testWebhook',
    async ({ db, params, now }) => {
      const id = uuidOf(params.id)
      const at = now()
      return inTransaction(db, async (tx) => {
        if (!(await lockWebhook(tx, id)).isActive) throw new ApiError('CONFLICT')
        const body = JSON.stringify({ type: TEST_EVENT, timestamp: at.toISOString(), data: {} })
        const values = { webhookId: id, type: TEST_EVENT, body, createdAt: at, nextAttemptAt: at }
        const [row] = await tx.insert(webhookDeliveries).values(values).returning()
        return { delivery: deliveryToDto(found(row)) }
      })
    },
    { dropsCache: false },
  ),

  defineRoute('listWebhookDeliveries', async ({ db, params }) => {
    const { id } = await findWebhook(db, uuidOf(params.id))
    const rows = await db
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.webhookId, id))
      .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
      .limit(SHOWN_DELIVERIES)
    return { deliveries: rows.map(deliveryToDto) }
  }),

  defineRoute(
    'redeliverWebhook',
    async ({ db, params, now }) => {
      const id = uuidOf(params.id)
      return inTransaction(db, async (tx) => {
        const [known] = await tx.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id))
        if (!(await lockWebhook(tx, found(known).webhookId)).isActive) throw new ApiError('CONFLICT')
        const [row] = await tx
          .update(webhookDeliveries)
          .set({ attempts: 0, sentAt: null, failedAt: null, nextAttemptAt: now() })
          .where(eq(webhookDeliveries.id, id))
          .returning()
        return { delivery: deliveryToDto(found(row)) }
      })
    },
    { dropsCache: false },
  ),
]

export const webhookRoutes = [...crud, ...log]
