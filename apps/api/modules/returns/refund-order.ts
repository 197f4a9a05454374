import { randomUUID } from 'node:crypto'
import {
  paidPart,
  refundableOf,
  refundTax,
  returnableUnits,
  returnedLine,
  type ReturnedLine,
} from '@/shop/returns/refunds'
import type { RefundInput, ReturnedUnits } from '@/shop/returns/returns'
import type { Db } from '../../platform/db/open'
import { inTransaction } from '../../platform/db/transaction'
import { ApiError, found, invalidField } from '../../platform/http/errors'
import { refuseStale } from '../../platform/http/stale'
import { queueMail } from '../../platform/mail/outbox.repository'
import { lockStock, moveStock } from '../catalogue/stock.repository'
import {
  lockOrder,
  updateOrder,
  type Author,
  type Order,
  type StoredOrderEvent,
} from '../orders/orders.repository'
import { settleCredit } from '../orders/credit-notes/settle-credit'
import { settleCoupon } from '../orders/release-order'
import { settlePremium, type OrderChange } from '../orders/update-order'
import { takeBackMonths } from '../users/premium-grants.repository'
import {
  findRefundByKey,
  findReturned,
  insertRefund,
  insertReturned,
  refundedTax,
} from './refunds/refunds.repository'
import { refundedMail } from './return-mails'

/** An amount of 0 returns goods without a refund. */
export interface RefundRequest extends RefundInput {
  readonly withdrawalId?: string
  /** Idempotency key; without one, a repeated request refunds again. */
  readonly key?: string
  /** Hash of body and order. */
  readonly hash?: string
}

/** @throws ApiError REFUND_EXCEEDS_PAYMENT with the remaining amount in major units */
function refuseTooMuch(order: Order, amount: number): void {
  const left = refundableOf(order, order.paymentStatus)
  if (amount > left) throw new ApiError('REFUND_EXCEEDS_PAYMENT', { details: { left: left / 100 } })
}

type TakenBack = ReturnedLine & Pick<ReturnedUnits, 'restock'>

/** @throws ApiError VALIDATION for units that the order does not have, CONFLICT if all were returned already */
async function returnedLinesOf(tx: Db, order: Order, lines: readonly ReturnedUnits[]): Promise<TakenBack[]> {
  if (lines.length === 0) return []
  if (order.releasedAt !== null) throw new ApiError('CONFLICT')
  const returned = await findReturned(tx, [order.id])
  const ids = lines.map(({ productId }) => productId)
  if (new Set(ids).size < ids.length) throw invalidField('lines', 'each product once')
  return lines.map(({ productId, quantity, restock }) => {
    const left = returnableUnits(order.lines, returned, productId)
    if (quantity > left) throw invalidField('lines', `${left} left`)
    const before = returned.reduce((sum, row) => sum + (row.productId === productId ? row.quantity : 0), 0)
    return { ...returnedLine(order.lines, { productId, quantity }, before), restock }
  })
}

/** Puts returned units back into stock or writes them off; both no longer count as sold, as free ones never did. */
async function takeBackStock(
  tx: Db,
  order: Order,
  lines: readonly TakenBack[],
  { adminId, now }: Author,
): Promise<void> {
  const moves = lines
    .map(({ productId, quantity, paidUnits, restock }) => ({
      productId,
      units: restock ? -quantity : 0,
      sold: -paidUnits,
    }))
    .sort((a, b) => (a.productId < b.productId ? -1 : 1))
  await lockStock(
    tx,
    moves.map(({ productId }) => productId),
  )
  await moveStock(tx, moves, { reason: 'return', orderId: order.id, adminId, at: now })
}

function eventsOf(
  order: Order,
  { amount, reason, lines }: RefundRequest,
  isWhole: boolean,
): StoredOrderEvent[] {
  const nameOf = (id: string) => order.lines.find(({ productId }) => productId === id)?.name ?? ''
  return [
    ...lines.map(({ productId, quantity, restock }) => ({
      kind: 'return' as const,
      from: restock ? 'restocked' : 'written_off',
      to: `${quantity} × ${nameOf(productId)}`,
    })),
    ...(amount > 0 ? [{ kind: 'refund' as const, from: null, to: String(amount), note: reason }] : []),
    ...(isWhole ? [{ kind: 'payment' as const, from: order.paymentStatus, to: 'refunded' }] : []),
  ]
}

/**
 * Refunds money and takes goods back within the caller's transaction; the order must be locked.
 * @throws ApiError REFUND_EXCEEDS_PAYMENT, VALIDATION, CONFLICT
 */
export async function refundLocked(tx: Db, order: Order, request: RefundRequest, by: Author): Promise<Order> {
  const { actor, now } = by
  const { amount, reason, lines, withdrawalId = null } = request
  refuseTooMuch(order, amount)
  const worth = await returnedLinesOf(tx, order, lines)
  const refunded = order.refunded + amount
  const paid = paidPart(order)
  const isWhole = amount > 0 && refunded === paid.total
  if (isWhole) await settleCoupon(tx, order, { paymentStatus: 'refunded' }, now)
  if (lines.length > 0) await takeBackStock(tx, order, worth, by)
  const id = randomUUID()
  if (amount > 0) {
    await insertRefund(tx, {
      id,
      orderId: order.id,
      withdrawalId,
      amount,
      tax: refundTax(
        { ...paid, refunded: order.refunded, refundedTax: await refundedTax(tx, order.id) },
        amount,
        worth,
      ),
      reason,
      lines: worth.map(({ productId, quantity, amount: value, tax }) => ({
        productId,
        quantity,
        amount: value,
        tax,
      })),
      actor,
      idempotencyKey: request.key ?? null,
      requestHash: request.hash ?? null,
      at: now,
    })
  }
  await insertReturned(
    tx,
    lines.map(({ productId, quantity, restock }) => ({
      orderId: order.id,
      withdrawalId,
      productId,
      quantity,
      restocked: restock,
      at: now,
    })),
  )
  const months = worth.reduce((sum, line) => sum + line.premiumMonths, 0)
  if (months > 0 && !isWhole) await takeBackMonths(tx, order, months, now)
  const changed = await updateOrder(tx, order, {
    change: {
      refunded,
      ...(months > 0 && { premiumMonths: Math.max(0, order.premiumMonths - months) }),
      ...(isWhole && { paymentStatus: 'refunded' as const }),
    },
    events: eventsOf(order, request, isWhole),
    by,
  })
  if (isWhole) await settlePremium(tx, order, changed, now)
  const { order: credited, isCredited } = await settleCredit(tx, changed, by, worth)
  if (amount > 0) await queueMail(tx, refundedMail(credited, { id, amount, lines, at: now, isCredited }))
  return credited
}

/**
 * Makes one refund; repeating the same request with the same key does not refund again.
 * @throws ApiError NOT_FOUND, REFUND_EXCEEDS_PAYMENT, IDEMPOTENCY_MISMATCH, VALIDATION, CONFLICT, STALE
 */
export const makeRefund = (
  db: Db,
  { id, seen, ...by }: OrderChange,
  request: RefundRequest,
): Promise<Order> =>
  inTransaction(db, async (tx) => {
    // Lock the order first: a second request with the same key waits here and then finds the refund.
    const order = found(await lockOrder(tx, id))
    const known = request.key === undefined ? undefined : await findRefundByKey(tx, request.key)
    if (known) {
      if (known.orderId !== order.id || known.requestHash !== request.hash)
        throw new ApiError('IDEMPOTENCY_MISMATCH')
      return order
    }
    refuseStale(seen, order.updatedAt)
    return refundLocked(tx, order, request, by)
  })
