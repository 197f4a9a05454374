import { hasPaidMail } from '@/shop/orders/admin-order'
import { isReleased, UNPAID_NOTE, type OrderStatus, type PaymentStatus } from '@/shop/orders/order'
import { isShippedUnpaid } from '@/shop/orders/payment-due'
import type { Db } from '../../platform/db/open'
import { inTransaction } from '../../platform/db/transaction'
import { found } from '../../platform/http/errors'
import { refuseStale } from '../../platform/http/stale'
import { settleRefunds } from '../returns/refunds/settle-refunds'
import { deliveryAt } from './delivery-at'
import { settleCredit } from './credit-notes/settle-credit'
import { issueInvoice } from './invoices.repository'
import { lockOrder, updateOrder, type Author, type Order, type StoredOrderEvent } from './orders.repository'
import { queueMail } from '../../platform/mail/outbox.repository'
import { grantedMonths, grantPremium, revokePremium } from '../users/premium-grants.repository'
import { cancelledMail, differenceMail, paidMail } from './mails/order-mails'
import { reclaimStock, releaseStock, settleCoupon } from './release-order'

/** Actor in an order's history for what the shop does by itself. */
export const SHOP_ACTOR = 'Verda'

/** Which order is changed, by whom and when. */
export interface OrderChange extends Author {
  readonly id: string
  /** Version that the change is based on; undefined compares nothing. */
  readonly seen?: string | undefined
}

/** Locks an order. @throws ApiError NOT_FOUND, STALE if it is no longer as it was seen */
export async function lockSeen(tx: Db, id: string, seen: string | undefined): Promise<Order> {
  const order = found(await lockOrder(tx, id))
  refuseStale(seen, order.updatedAt)
  return order
}

/** Premium months count only while the shop keeps the money: paid, and not refunded by either status. */
export const isPremiumEarned = ({
  paymentStatus,
  status,
}: Pick<Order, 'paymentStatus' | 'status'>): boolean => paymentStatus === 'completed' && status !== 'refunded'

/** @returns the premium months granted by this change */
export async function settlePremium(tx: Db, before: Order, after: Order, now: Date): Promise<number> {
  if (isPremiumEarned(before) === isPremiumEarned(after)) return 0
  if (isPremiumEarned(after)) return grantPremium(tx, after, now)
  await revokePremium(tx, after, now)
  return 0
}

/**
 * Brings the months that a paid order granted to what its lines bring now. Those that a change adds come once all of the
 * order is paid; those that it takes out go at once.
 */
export async function renewPremium(tx: Db, order: Order, now: Date): Promise<void> {
  if (order.userId === null || !isPremiumEarned(order)) return
  const wanted = order.premiumMonths + order.couponPremiumMonths
  const granted = await grantedMonths(tx, order.id)
  if (wanted === granted || (order.outstanding > 0 && wanted > granted)) return
  await revokePremium(tx, order, now)
  await grantPremium(tx, order, now)
}

/**
 * Allows every change of status. Cancelling or refunding releases stock and coupon once; leaving these statuses
 * takes them again.
 * @throws ApiError OUT_OF_STOCK, COUPON_USED_UP, COUPON_ALREADY_USED
 */
export const changeStatus = (db: Db, { id, seen, ...by }: OrderChange, to: OrderStatus): Promise<Order> =>
  inTransaction(db, async (tx) => {
    const order = await lockSeen(tx, id, seen)
    if (order.status === to) return order
    const changed = await moveStatus(tx, order, to, by)
    if (to === 'cancelled') await queueMail(tx, cancelledMail(changed, by.now))
    return changed
  })

/** Records it when an unpaid order leaves the house. */
export const statusEvent = (order: Order, to: OrderStatus): StoredOrderEvent => ({
  kind: 'status',
  from: order.status,
  to,
  ...(isShippedUnpaid(order, to) && { note: UNPAID_NOTE }),
})

/** Changes the status of a locked order with its stock, coupon, premium and history. The caller sends the mail. */
export async function moveStatus(tx: Db, order: Order, to: OrderStatus, by: Author): Promise<Order> {
  const { now } = by
  const isReleasedAlready = order.releasedAt !== null
  await settleCoupon(tx, order, { status: to }, now)
  if (isReleased(to) && !isReleasedAlready) await releaseStock(tx, order, by)
  if (!isReleased(to) && isReleasedAlready) await reclaimStock(tx, order, by)
  const changed = await updateOrder(tx, order, {
    change: { status: to, releasedAt: isReleased(to) ? (order.releasedAt ?? now) : null },
    events: [statusEvent(order, to)],
    by,
  })
  await settlePremium(tx, order, changed, now)
  return (await settleCredit(tx, changed, by)).order
}

interface PaymentChange {
  readonly to: PaymentStatus
  /** Accepts the payment of an order that holds nothing, although too little is left in stock. */
  readonly anyway: boolean
  /** Moves a pending order to confirmed, and back when the payment is set back. */
  readonly confirms: boolean
}

/** The status that a payment brings; undefined if it stays. */
function confirmation({ status }: Order, to: PaymentStatus): OrderStatus | undefined {
  if (to === 'completed') return status === 'pending' ? 'confirmed' : undefined
  return to === 'pending' && status === 'confirmed' ? 'pending' : undefined
}

/** @throws ApiError as `movePayment`, NOT_FOUND, STALE */
export const changePayment = (
  db: Db,
  { id, seen, ...by }: OrderChange,
  change: PaymentChange,
): Promise<Order> =>
  inTransaction(db, async (tx) => movePayment(tx, await lockSeen(tx, id, seen), change, by))

/** Books what is outstanding of a locked order as received. */
async function settleDifference(tx: Db, order: Order, by: Author): Promise<Order> {
  const { outstanding } = order
  const changed = await updateOrder(tx, order, {
    change: { outstanding: 0, ...dueInAll(order) },
    events: [{ kind: 'difference', from: null, to: String(outstanding) }],
    by,
  })
  await renewPremium(tx, changed, by.now)
  if (hasPaidMail(changed.status, outstanding))
    await queueMail(tx, differenceMail(changed, outstanding, by.now))
  return changed
}

/** The instructions of an order of which nothing is paid by parts. */
const dueInAll = ({ total, paymentInstructions }: Order) =>
  paymentInstructions === null ? {} : { paymentInstructions: { ...paymentInstructions, amount: total } }

/**
 * Changes the payment of a locked order with its stock, coupon, premium, history, mail and invoice. A payment takes the
 * units again that an order has lost because it was not confirmed. Of a paid order it books what is outstanding.
 * @throws ApiError OUT_OF_STOCK, or COUPON_USED_UP, COUPON_ALREADY_USED if a refund is undone whose coupon was used
 * meanwhile
 */
export async function movePayment(
  tx: Db,
  order: Order,
  { to, anyway, confirms }: PaymentChange,
  by: Author,
): Promise<Order> {
  const { now } = by
  if (order.paymentStatus === to)
    return to === 'completed' && order.outstanding > 0 ? settleDifference(tx, order, by) : order
  await settleCoupon(tx, order, { paymentStatus: to }, now)
  const reclaims = to === 'completed' && order.releasedAt !== null && !isReleased(order.status)
  if (reclaims) await reclaimStock(tx, order, by, { anyway })
  const status = confirms ? confirmation(order, to) : undefined
  const changed = await updateOrder(tx, order, {
    change: {
      paymentStatus: to,
      ...(status && { status }),
      refunded: await settleRefunds(tx, order, to, by),
      // A payment that is taken back is missing wholly.
      ...(to === 'pending' && order.outstanding > 0 && { outstanding: 0, ...dueInAll(order) }),
      ...(reclaims && { releasedAt: null }),
    },
    events: [
      { kind: 'payment', from: order.paymentStatus, to },
      ...(status ? [{ kind: 'status' as const, from: order.status, to: status }] : []),
      ...(reclaims ? [{ kind: 'hold' as const, from: null, to: anyway ? 'anyway' : 'taken' }] : []),
    ],
    by,
  })
  const months = await settlePremium(tx, order, changed, now)
  if (to === 'completed' && hasPaidMail(order.status, order.total))
    await queueMail(tx, paidMail(changed, months, now, await deliveryAt(tx, changed, now)))
  const invoiced = to === 'completed' ? await withInvoice(tx, changed, by) : changed
  return (await settleCredit(tx, invoiced, by)).order
}

/** Last step of a payment, because other payments wait for the invoice counter from here on. */
async function withInvoice(tx: Db, order: Order, by: Author): Promise<Order> {
  const invoice = await issueInvoice(tx, order, by.now)
  if (invoice === undefined) return order
  const events = [{ kind: 'invoice' as const, from: null, to: invoice }]
  return updateOrder(tx, order, { change: {}, events, by })
}

/** Completes the payment of a new order that costs nothing. Its first mail says so and brings the invoice. */
export async function settleFree(tx: Db, order: Order, now: Date): Promise<Order> {
  const by = { actor: SHOP_ACTOR, now }
  const changed = await updateOrder(tx, order, {
    change: { paymentStatus: 'completed' },
    events: [{ kind: 'payment', from: order.paymentStatus, to: 'completed' }],
    by,
  })
  await settlePremium(tx, order, changed, now)
  return withInvoice(tx, changed, by)
}
