import type { Permission } from '../roles/permissions'

/** What a webhook can be told. */
export const WEBHOOK_EVENTS = ['order.paid', 'order.shipped', 'order.refunded', 'product.stock_low'] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** Sent on demand, to every webhook. */
export const TEST_EVENT = 'webhook.test'

/** Who has events sent elsewhere may see themselves what they are about. */
export const EVENT_NEEDS: Readonly<Record<WebhookEvent, Permission>> = {
  'order.paid': 'orders.read',
  'order.shipped': 'orders.read',
  'order.refunded': 'orders.read',
  'product.stock_low': 'catalogue.read',
}
