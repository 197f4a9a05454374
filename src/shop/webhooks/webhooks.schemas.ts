import { z } from 'zod'
import { idParams, instant, nothing } from '@/contract/shared/primitives'
import { ownerProof } from '../staff/proof.schemas'
import { WEBHOOK_EVENTS } from './webhook-events'
import { DELIVERY_ERRORS, DELIVERY_TYPES, webhookFields } from './webhooks'

const webhook = z.object({
  _id: z.string(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  isActive: z.boolean(),
  /** Since when nothing has arrived; null: the last attempt did. */
  failingSince: instant.nullable(),
  /** Until when the former secret signs as well. */
  formerUntil: instant.nullable(),
  createdAt: instant,
})

const delivery = z.object({
  _id: z.string(),
  type: z.enum(DELIVERY_TYPES),
  state: z.enum(['waiting', 'sent', 'failed']),
  attempts: z.number().int(),
  /** HTTP status of the last attempt; null: there was no answer. */
  status: z.number().int().nullable(),
  error: z.enum(DELIVERY_ERRORS).nullable(),
  durationMs: z.number().int().nullable(),
  createdAt: instant,
  attemptedAt: instant.nullable(),
  nextAttemptAt: instant.nullable(),
  /** What is sent, letter by letter. */
  body: z.string(),
})

const withSecret = z.object({ webhook, secret: z.string() })

export const webhookSchemas = {
  listWebhooks: { data: z.object({ webhooks: z.array(webhook) }) },
  createWebhook: { body: z.object({ ...webhookFields, ...ownerProof }), data: withSecret },
  updateWebhook: {
    params: idParams,
    body: z.object({ ...webhookFields, isActive: z.boolean(), ...ownerProof }),
    data: z.object({ webhook }),
  },
  deleteWebhook: { params: idParams, data: nothing },
  renewWebhookSecret: { params: idParams, body: z.object(ownerProof).default({}), data: withSecret },
  testWebhook: { params: idParams, data: z.object({ delivery }) },
  /** The newest ones. */
  listWebhookDeliveries: { params: idParams, data: z.object({ deliveries: z.array(delivery) }) },
  redeliverWebhook: { params: idParams, data: z.object({ delivery }) },
}
