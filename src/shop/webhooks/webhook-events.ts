/** What a webhook can be told. */
export const WEBHOOK_EVENTS = ['order.paid', 'order.shipped', 'order.refunded', 'product.stock_low'] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]
