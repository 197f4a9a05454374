import { z } from 'zod'
import { instant, money } from '@/contract/shared/primitives'
import { ORDER_STATUSES, PAYMENT_STATUSES } from '../orders/order'
import { PLATFORMS } from '../shared/platform'
import { TEST_EVENT, type WebhookEvent } from './webhook-events'

/** Of an order, nothing about its buyer: whoever may read orders asks `GET /admin/orders/{id}` for more. */
const order = z.object({
  id: z.string(),
  number: z.string(),
  platform: z.enum(PLATFORMS),
  status: z.enum(ORDER_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  total: money,
  /** All that was given back so far. */
  refunded: money,
})

/** `data` of each event. */
const eventData = {
  'order.paid': z.object({ order }),
  'order.shipped': z.object({ order }),
  /** `refund` is this one alone. */
  'order.refunded': z.object({ order, refund: money }),
  'product.stock_low': z.object({
    product: z.object({
      id: z.string(),
      slug: z.string(),
      sku: z.string(),
      name: z.string(),
      stock: z.number().int(),
      lowStockThreshold: z.number().int(),
    }),
  }),
} satisfies Record<WebhookEvent, z.ZodType>

export type EventData<E extends WebhookEvent> = z.infer<(typeof eventData)[E]>

const payload = <Type extends string, Data extends z.ZodType>(type: Type, data: Data) =>
  z.object({ type: z.literal(type), timestamp: instant, data })

/** The whole body of each event. */
export const webhookPayload = z.discriminatedUnion('type', [
  payload('order.paid', eventData['order.paid']),
  payload('order.shipped', eventData['order.shipped']),
  payload('order.refunded', eventData['order.refunded']),
  payload('product.stock_low', eventData['product.stock_low']),
  payload(TEST_EVENT, z.object({})),
])
export type WebhookPayload = z.infer<typeof webhookPayload>
