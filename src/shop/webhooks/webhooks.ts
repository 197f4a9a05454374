import * as z from 'zod/mini'
import { matching } from '../shared/fields'
import { TEST_EVENT, WEBHOOK_EVENTS, type WebhookEvent } from './webhook-events'

/** Webhooks that a shop may have at once. */
export const MAX_WEBHOOKS = 10
/** Deliveries that the log shows, and days that it keeps them. */
export const SHOWN_DELIVERIES = 50
export const DELIVERY_DAYS = 30
/** Hours in which the former secret still signs beside the new one. */
export const SECRET_OVERLAP_HOURS = 24
/** Days of failures after which a webhook is switched off. */
export const FAILING_DAYS = 5
const MINUTE = 60
const HOUR = 60 * MINUTE
/** Pauses before the next attempt, in seconds; after the last one a delivery is given up. */
export const RETRY_PAUSES = [
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
]

/** Fields of a webhook under the same name in the API and in the form. */
export const webhookFields = {
  url: matching(/^https?:\/\/\S+$/i, 500, 1),
  events: z.array(z.enum(WEBHOOK_EVENTS)).check(z.minLength(1)),
}
export const webhookForm = z.object(webhookFields)

/** Why a delivery did not arrive: what is no success as an answer, or why there was none. */
export const DELIVERY_ERRORS = ['answer', 'redirect', 'timeout', 'connection', 'address', 'disabled'] as const
export type DeliveryError = (typeof DELIVERY_ERRORS)[number]

export const DELIVERY_TYPES = [...WEBHOOK_EVENTS, TEST_EVENT] as const

/** A webhook as the back office shows it; instants are ISO 8601. */
export interface WebhookRecord {
  readonly id: string
  readonly url: string
  readonly events: readonly WebhookEvent[]
  readonly isActive: boolean
  /** Since when nothing has arrived; null: the last attempt did. */
  readonly failingSince: string | null
  /** Until when the former secret signs as well. */
  readonly formerUntil: string | null
  readonly createdAt: string
}

export interface WebhookDelivery {
  readonly id: string
  readonly type: (typeof DELIVERY_TYPES)[number]
  readonly state: 'waiting' | 'sent' | 'failed'
  readonly attempts: number
  /** Of the last attempt. */
  readonly status: number | null
  readonly error: DeliveryError | null
  readonly durationMs: number | null
  readonly createdAt: string
  readonly attemptedAt: string | null
  /** Of one that waits. */
  readonly nextAttemptAt: string | null
  /** What is sent, as text. */
  readonly body: string
}
