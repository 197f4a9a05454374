import type { OrderStatus, PaymentStatus } from '@/shop/orders/order'
import { money, toMajor, type Money } from '@/shop/shared/money'
import type { Told } from '@/shop/webhooks/webhook-payloads'
import type { orders } from '../../platform/db/schema'

type OrderRow = Pick<
  typeof orders.$inferSelect,
  | 'id'
  | 'number'
  | 'platform'
  | 'status'
  | 'paymentStatus'
  | 'total'
  | 'refunded'
  | 'outstanding'
  | 'currency'
>

interface Change {
  readonly change: {
    readonly status?: OrderStatus | undefined
    readonly paymentStatus?: PaymentStatus | undefined
  }
  readonly events: readonly { readonly kind: string; readonly to: string }[]
}

const inMajor = ({ amount, currency }: Money) => ({ amount: toMajor(amount), currency })

/** What webhooks are told of an order: nothing about its buyer. */
const orderData = ({ total, refunded, outstanding, currency, ...order }: OrderRow) => ({
  id: order.id,
  number: order.number,
  platform: order.platform,
  status: order.status,
  paymentStatus: order.paymentStatus,
  total: inMajor(money(total, currency)),
  refunded: inMajor(money(refunded, currency)),
  outstanding: inMajor(money(outstanding, currency)),
})

/** The events that a change of an order is. */
export function eventsOfChange(before: OrderRow, { change, events }: Change): Told[] {
  const order = orderData({ ...before, ...change })
  const isPaid = change.paymentStatus === 'completed' && before.paymentStatus !== 'completed'
  const isShipped = change.status === 'shipped' && before.status !== 'shipped'
  const refunds = events.filter(({ kind }) => kind === 'refund')
  return [
    ...(isPaid ? [{ type: 'order.paid' as const, data: { order } }] : []),
    ...(isShipped ? [{ type: 'order.shipped' as const, data: { order } }] : []),
    ...refunds.map(({ to }) => ({
      type: 'order.refunded' as const,
      data: { order, refund: inMajor(money(Number(to), before.currency)) },
    })),
  ]
}
