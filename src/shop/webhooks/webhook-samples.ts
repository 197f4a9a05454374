import { TEST_EVENT } from './webhook-events'
import type { WebhookPayload } from './webhook-payloads.schemas'

const timestamp = '2026-11-28T08:00:00.000Z'
const order = {
  id: '5e0c1f3a-8f6e-4d0b-9a51-3f1c7a2b9d10',
  number: 'VD-2026-001042',
  platform: 'germany',
  status: 'confirmed',
  paymentStatus: 'completed',
  total: { amount: 28.7, currency: 'EUR' },
  refunded: { amount: 0, currency: 'EUR' },
} as const
const refund = { amount: 11.9, currency: 'EUR' } as const

/** A body of each event, as the documentation shows it. */
export const SAMPLE_PAYLOADS = {
  'order.paid': { type: 'order.paid', timestamp, data: { order } },
  'order.shipped': { type: 'order.shipped', timestamp, data: { order: { ...order, status: 'shipped' } } },
  'order.refunded': {
    type: 'order.refunded',
    timestamp,
    data: { order: { ...order, status: 'delivered', refunded: refund }, refund },
  },
  'product.stock_low': {
    type: 'product.stock_low',
    timestamp,
    data: {
      product: {
        id: 'b7a4c0de-52c6-4c38-8a0e-1f0f5d7c9e21',
        slug: 'abendruhe',
        sku: 'TEE-014',
        name: 'Abendruhe',
        stock: 8,
        lowStockThreshold: 10,
      },
    },
  },
  [TEST_EVENT]: { type: TEST_EVENT, timestamp, data: {} },
} as const satisfies { [E in WebhookPayload['type']]: Extract<WebhookPayload, { type: E }> }
