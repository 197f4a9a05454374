import { hasPaidMail, type AdminOrder, type OrderMail } from './admin-order'
import {
  holdsCoupon,
  isReleased,
  isShippedBy,
  type OrderEvent,
  type OrderStatus,
  type PaymentStatus,
} from './order'
import { isShippedUnpaid, outstandingOf, paidOf } from './payment-due'

/** Side effects of changing an order's status or payment status. */
export const ORDER_EFFECTS = [
  'unpaidShipped',
  'restUnpaid',
  'noShippedMail',
  'stockBack',
  'stockTaken',
  'couponBack',
  'couponTaken',
  'differencePaid',
  'restRefunded',
  'refundsVoided',
  'premiumGranted',
  'premiumRevoked',
  'cancelledMail',
  'paidMail',
] as const
export type OrderEffect = (typeof ORDER_EFFECTS)[number]

type Changed = Pick<
  AdminOrder,
  | 'status'
  | 'payment'
  | 'couponCode'
  | 'premiumMonths'
  | 'userId'
  | 'history'
  | 'total'
  | 'refunded'
  | 'outstanding'
  | 'holdsStock'
>

const only = (effects: Readonly<Record<OrderEffect, boolean>>): readonly OrderEffect[] =>
  ORDER_EFFECTS.filter((effect) => effects[effect])

/** Each kind of mail is sent once, even if the order reaches the same status again. */
const wasReached = ({ history }: Changed, kind: OrderEvent['kind'], to: string): boolean =>
  history.some((event) => event.kind === kind && event.to === to)

/** Whether a mail has gone already; that of the parcel goes with its number, not with the status alone. */
export const wasMailed = ({ history }: Pick<AdminOrder, 'history'>, mail: OrderMail): boolean =>
  mail !== 'shipped' ||
  history.some(({ kind, to }) => kind === 'cargo' || (kind === 'mail' && to === 'shipped'))

/** Premium months count only while the shop keeps the money: paid, and not refunded by either status. */
const isEarned = (status: OrderStatus, payment: PaymentStatus): boolean =>
  payment === 'completed' && status !== 'refunded'

interface Wanted {
  readonly status: OrderStatus
  readonly payment: PaymentStatus
  /** Whether the payment is set, also to what it is already. */
  readonly pays: boolean
}

function effectsOf(order: Changed, { status, payment, pays }: Wanted): readonly OrderEffect[] {
  const releases = isReleased(status) && order.holdsStock
  const isPaidNow = payment === 'completed' && order.payment.status !== payment
  const reclaims = !isReleased(status) && !order.holdsStock && (status !== order.status || isPaidNow)
  const hasCoupon = order.couponCode !== undefined
  const heldCoupon = hasCoupon && holdsCoupon(order.status, order.payment.status)
  const holdsIt = hasCoupon && holdsCoupon(status, payment)
  const hasMembership = order.premiumMonths > 0 && order.userId !== undefined
  const wasEarned = isEarned(order.status, order.payment.status)
  const earned = isEarned(status, payment)
  return only({
    unpaidShipped: payment === 'pending' && isShippedUnpaid({ ...order, paymentStatus: payment }, status),
    restUnpaid: payment === 'completed' && isShippedUnpaid({ ...order, paymentStatus: payment }, status),
    noShippedMail: isShippedBy(order.status, status) && !wasMailed(order, 'shipped'),
    stockBack: releases,
    stockTaken: reclaims,
    couponBack: heldCoupon && !holdsIt,
    couponTaken: holdsIt && !heldCoupon,
    differencePaid: pays && payment === order.payment.status && outstandingOf(order) > 0,
    restRefunded:
      payment === 'refunded' && order.payment.status === 'completed' && order.refunded < paidOf(order),
    refundsVoided: payment !== order.payment.status && payment !== 'refunded' && order.refunded > 0,
    premiumGranted: hasMembership && earned && !wasEarned,
    premiumRevoked: hasMembership && wasEarned && !earned,
    cancelledMail:
      status === 'cancelled' && order.status !== status && !wasReached(order, 'status', 'cancelled'),
    paidMail: isPaidNow && hasPaidMail(status, order.total) && !wasReached(order, 'payment', 'completed'),
  })
}

/** @returns no effects if the change moves the order forward and can be undone completely */
export const statusEffects = (order: Changed, to: OrderStatus): readonly OrderEffect[] =>
  effectsOf(order, { status: to, payment: order.payment.status, pays: false })

export const paymentEffects = (order: Changed, to: PaymentStatus): readonly OrderEffect[] =>
  effectsOf(order, { status: order.status, payment: to, pays: true })
