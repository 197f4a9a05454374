import type { OrderStatus, PaymentStatus } from '../orders/order'
import type { Currency, Platform } from '../shared/platform'
import { TEST_EVENT } from './webhook-events'

/** In the currency's major unit, as all amounts on the wire. */
interface Amount {
  readonly amount: number
  readonly currency: Currency
}

/** Of an order, nothing about its buyer: whoever may read orders asks `GET /admin/orders/{id}` for more. */
interface ToldOrder {
  readonly id: string
  readonly number: string
  readonly platform: Platform
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
  readonly total: Amount
  /** All that was given back so far. */
  readonly refunded: Amount
  /** What a change made a paid order dearer, and is not paid yet. */
  readonly outstanding: Amount
}

interface ToldProduct {
  readonly id: string
  readonly slug: string
  readonly sku: string
  readonly name: string
  readonly stock: number
  readonly lowStockThreshold: number
}

/** `data` of each event. */
interface EventData {
  readonly 'order.paid': { readonly order: ToldOrder }
  readonly 'order.shipped': { readonly order: ToldOrder }
  /** `refund` is this one alone. */
  readonly 'order.refunded': { readonly order: ToldOrder; readonly refund: Amount }
  readonly 'product.stock_low': { readonly product: ToldProduct }
}

/** An event with what it is about. */
export type Told = {
  [E in keyof EventData]: { readonly type: E; readonly data: EventData[E] }
}[keyof EventData]

/** The whole body of an event. */
type WebhookPayload = (Told | { readonly type: typeof TEST_EVENT; readonly data: object }) & {
  /** ISO 8601 instant. */
  readonly timestamp: string
}

const timestamp = '2026-11-28T08:00:00.000Z'
const order = {
  id: '5e0c1f3a-8f6e-4d0b-9a51-3f1c7a2b9d10',
  number: 'VD-2026-001042',
  platform: 'germany',
  status: 'confirmed',
  paymentStatus: 'completed',
  total: { amount: 28.7, currency: 'EUR' },
  refunded: { amount: 0, currency: 'EUR' },
  outstanding: { amount: 0, currency: 'EUR' },
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
