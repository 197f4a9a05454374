import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/db/open'
import { orders, paypalPayments, paypalRefunds, refunds } from '../../platform/db/schema'
import { inTransaction } from '../../platform/db/transaction'
import type { Warn } from '../../platform/jobs/jobs'
import { PaypalRefusal, type Paypal } from '../../platform/paypal/paypal'
import { lockOrder, updateOrder } from '../orders/orders.repository'
import { forEachOrder } from '../orders/unpaid/unpaid-orders'
import { findPaypalConnection } from '../payments/paypal/paypal-connections.repository'
import { findByPaypalId, GIVEN_UP_MS, listOpenPayments } from '../payments/paypal/paypal-payments.repository'
import { PAYPAL_ACTOR, settlePaypal, type Settling } from './settle-paypal'

/** So long a refund is tried. */
const REFUND_MS = 14 * 86_400_000

interface PaypalJob extends Settling {
  readonly warn: Warn
  /** Called with the products of each order that was paid. */
  readonly moved?: (productIds: readonly string[]) => void
}

/** Settles payments whose payer has not come back and whose notice was lost. @returns number of orders paid */
export async function settleOpenPaypal({ warn, moved, ...settling }: PaypalJob): Promise<number> {
  let paid = 0
  const { db, now } = settling
  const since = new Date(now.getTime() - GIVEN_UP_MS)
  await forEachOrder(
    (limit) => listOpenPayments(db, since, limit),
    async (id) => {
      const payment = await findByPaypalId(db, id)
      if (!payment) return
      const { state, order } = await settlePaypal(settling, payment)
      if (state !== 'paid') return
      paid += 1
      moved?.(order.lines.map(({ productId }) => productId))
    },
    warn,
  )
  return paid
}

/** Refunds of orders paid at PayPal that PayPal was not asked for yet, oldest first. @param since earlier ones are given up */
const listRefunds = (db: Db, since: Date, limit: number) =>
  db
    .select({
      id: refunds.id,
      amount: refunds.amount,
      orderId: orders.id,
      platform: orders.platform,
      currency: orders.currency,
      captureId: paypalPayments.captureId,
    })
    .from(refunds)
    .innerJoin(paypalPayments, eq(paypalPayments.orderId, refunds.orderId))
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .leftJoin(paypalRefunds, eq(paypalRefunds.refundId, refunds.id))
    .where(
      and(
        gt(refunds.at, since),
        isNotNull(paypalPayments.captureId),
        isNull(refunds.voidedAt),
        isNull(paypalRefunds.refundId),
      ),
    )
    .orderBy(asc(refunds.at))
    .limit(limit)

type WaitingRefund = Awaited<ReturnType<typeof listRefunds>>[number]

/** Notes PayPal's answer with the refund and in the order's history, once. */
const note = (db: Db, { id, orderId, amount }: WaitingRefund, isRefused: boolean, now: Date) =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    const added = await tx
      .insert(paypalRefunds)
      .values({ refundId: id, isRefused, at: now })
      .onConflictDoNothing()
      .returning()
    if (!order || added.length === 0) return
    await updateOrder(tx, order, {
      change: {},
      events: [{ kind: 'paypal', from: String(amount), to: isRefused ? 'refused' : 'refunded' }],
      by: { actor: PAYPAL_ACTOR, now },
    })
  })

interface RefundJob {
  readonly db: Db
  readonly paypal: Paypal
  readonly now: Date
  readonly warn: Warn
}

/** Gives refunds of orders paid at PayPal back there; what PayPal does not answer is asked again with the next run. */
export async function sendPaypalRefunds({ db, paypal, now, warn }: RefundJob): Promise<void> {
  const since = new Date(now.getTime() - REFUND_MS)
  const waiting = new Map<string, WaitingRefund>()
  const send = async (id: string) => {
    const refund = waiting.get(id)
    const keys = refund && (await findPaypalConnection(db, refund.platform))
    if (!keys || refund.captureId === null) return
    const { captureId, amount, currency } = refund
    try {
      await paypal.refund(keys, { captureId, id, money: { amount, currency } })
    } catch (error) {
      if (error instanceof PaypalRefusal) await note(db, refund, true, now)
      throw error
    }
    await note(db, refund, false, now)
  }
  await forEachOrder(
    async (limit) => {
      const rows = await listRefunds(db, since, limit)
      for (const row of rows) waiting.set(row.id, row)
      return rows.map(({ id }) => id)
    },
    send,
    warn,
  )
}
