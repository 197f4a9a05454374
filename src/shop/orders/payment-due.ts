import { isReleased, isShippedBy, type OrderStatus, type OrderSummary, type PaymentStatus } from './order'

/** An order's money in minor units. */
export interface OwedMoney {
  readonly total: number
  /** What a change made a paid order dearer, and is not paid yet. @default 0 */
  readonly outstanding?: number
}

/** What the payment of a paid order brought; refunds are not taken off. */
export const paidOf = ({ total, outstanding = 0 }: OwedMoney): number => total - outstanding

interface Leaving extends OwedMoney {
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
}

/** Whether an order leaves the house by this status although its payment, or a part of it, has not come. */
export const isShippedUnpaid = (
  { status, paymentStatus, total, outstanding = 0 }: Leaving,
  to: OrderStatus,
): boolean =>
  isShippedBy(status, to) &&
  (paymentStatus === 'pending' ? total > 0 : paymentStatus === 'completed' && outstanding > 0)

type Paying = Pick<OrderSummary, 'status' | 'payment' | 'outstanding'>

/** What is still to be paid of a paid order that became dearer; nothing once it is cancelled or refunded (ORDER-830). */
export const outstandingOf = ({ status, payment, outstanding = 0 }: Paying): number =>
  payment.status === 'completed' && !isReleased(status) ? outstanding : 0

/** True until all of the order is paid, however far it has come; what was cancelled or refunded need not be paid (ORDER-6). */
export const awaitsPayment = (order: Paying): boolean =>
  (order.payment.status === 'pending' && !isReleased(order.status)) || outstandingOf(order) > 0
