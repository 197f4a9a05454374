import type { Data } from '@/contract/shared/dto'
import { failing, ok, slow } from '@/mocks/shared/handlers'
import { wrongPassword } from '@/mocks/shared/own-password'
import { WEBHOOK_EVENTS } from './webhook-events'
import { SAMPLE_PAYLOADS } from './webhook-payloads'

type WebhookDto = Data<'listWebhooks'>['webhooks'][number]
type DeliveryDto = Data<'listWebhookDeliveries'>['deliveries'][number]

const WEBHOOK: WebhookDto = {
  _id: '00000000-0000-4000-8000-000000000931',
  url: 'https://depo.example/verda',
  events: ['order.paid', 'order.shipped'],
  isActive: true,
  failingSince: null,
  formerUntil: '2026-11-29T08:00:00.000Z',
  createdAt: '2026-02-03T08:00:00.000Z',
}

/** One that works with a new secret, one at which nothing arrives, one that is switched off. */
export const WEBHOOKS: WebhookDto[] = [
  WEBHOOK,
  {
    ...WEBHOOK,
    _id: '00000000-0000-4000-8000-000000000932',
    url: 'https://muhasebe.example/hooks/verda?firma=12',
    events: [...WEBHOOK_EVENTS],
    failingSince: '2026-11-27T21:14:00.000Z',
    formerUntil: null,
  },
  {
    ...WEBHOOK,
    _id: '00000000-0000-4000-8000-000000000933',
    url: 'https://stok.example/',
    events: ['product.stock_low'],
    isActive: false,
    failingSince: '2026-11-20T06:00:00.000Z',
    formerUntil: null,
  },
]

const DELIVERY: DeliveryDto = {
  _id: '00000000-0000-4000-8000-000000000941',
  type: 'order.paid',
  state: 'sent',
  attempts: 1,
  status: 204,
  error: null,
  durationMs: 118,
  createdAt: '2026-11-28T08:00:00.000Z',
  attemptedAt: '2026-11-28T08:00:01.000Z',
  nextAttemptAt: null,
  body: JSON.stringify(SAMPLE_PAYLOADS['order.paid']),
}

/** Waiting for its first and its next attempt, arrived, given up without and with an answer, ended with its webhook. */
export const DELIVERIES: DeliveryDto[] = [
  {
    ...DELIVERY,
    _id: '00000000-0000-4000-8000-000000000942',
    type: 'webhook.test',
    state: 'waiting',
    attempts: 0,
    status: null,
    durationMs: null,
    attemptedAt: null,
    nextAttemptAt: '2026-11-28T08:10:00.000Z',
    body: JSON.stringify(SAMPLE_PAYLOADS['webhook.test']),
  },
  {
    ...DELIVERY,
    _id: '00000000-0000-4000-8000-000000000943',
    type: 'order.shipped',
    state: 'waiting',
    attempts: 3,
    status: 503,
    error: 'answer',
    durationMs: 2_140,
    nextAttemptAt: '2026-11-28T08:40:00.000Z',
    body: JSON.stringify(SAMPLE_PAYLOADS['order.shipped']),
  },
  DELIVERY,
  {
    ...DELIVERY,
    _id: '00000000-0000-4000-8000-000000000944',
    type: 'order.refunded',
    state: 'failed',
    attempts: 10,
    status: null,
    error: 'timeout',
    durationMs: 10_002,
    createdAt: '2026-11-24T08:00:00.000Z',
    body: JSON.stringify(SAMPLE_PAYLOADS['order.refunded']),
  },
  {
    ...DELIVERY,
    _id: '00000000-0000-4000-8000-000000000945',
    type: 'product.stock_low',
    state: 'failed',
    attempts: 2,
    status: 500,
    error: 'disabled',
    durationMs: 80,
    createdAt: '2026-11-23T08:00:00.000Z',
    body: JSON.stringify(SAMPLE_PAYLOADS['product.stock_low']),
  },
]

export const WEBHOOK_SECRET = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDH0o9XzYGq5k='

/** MSW handlers of the webhooks, by resulting state. */
export const webhookMocks = {
  ok: [
    ok('listWebhooks', { webhooks: WEBHOOKS }),
    ok('createWebhook', { webhook: WEBHOOK, secret: WEBHOOK_SECRET }),
    ok('updateWebhook', { webhook: WEBHOOK }),
    ok('deleteWebhook', {}),
    ok('renewWebhookSecret', { webhook: WEBHOOK, secret: WEBHOOK_SECRET }),
    ok('testWebhook', { delivery: DELIVERY }),
    ok('listWebhookDeliveries', { deliveries: DELIVERIES.slice(1) }),
    ok('redeliverWebhook', { delivery: DELIVERY }),
  ],
  none: [ok('listWebhooks', { webhooks: [] })],
  slow: [slow('listWebhooks')],
  error: [failing('listWebhooks', 'INTERNAL')],
  wrongPassword: [wrongPassword('createWebhook'), wrongPassword('renewWebhookSecret')],
  off: [failing('testWebhook', 'CONFLICT')],
}
