import { randomUUID } from 'node:crypto'
import { changesText, outstandingAfter } from '@/shop/orders/order-plan'
import { openUnits, sentUnits } from '@/shop/orders/parcels'
import { paidPart } from '@/shop/returns/refunds'
import { formatMoney } from '@/i18n/format'
import type { Db } from '@apps/api/platform/db/open'
import { inTransaction } from '@apps/api/platform/db/transaction'
import { ApiError, invalidField } from '@apps/api/platform/http/errors'
import { queueMail } from '@apps/api/platform/mail/outbox.repository'
import { moveStock } from '../catalogue/stock.repository'
import { restInstructions } from '../payments/payment-instructions'
import { findPaymentSettings } from '../payments/payment-settings.repository'
import { restartPayment } from '../payments/paypal/paypal-payments.repository'
import { insertRefund } from '../returns/refunds/refunds.repository'
import { cancelReplaced } from '../orders/credit-notes/settle-credit'
import { replaceInvoice } from '../orders/invoices.repository'
import { changedMail } from '../orders/mails/changed-mail'
import { updateOrder, type Author, type Order, type StoredOrderEvent } from '../orders/orders.repository'
import { lockSeen, movePayment, renewPremium, type OrderChange } from '../orders/update-order'
import { movePacked, replaceLines, settleRedemption } from './changed-lines.repository'
import { planChange, refuseClosed, type PlannedChange } from './plan-change'
import type { WantedLine } from './plan-lines'
import { refuseShort } from './refuse-short'

interface ChangeRequest {
  readonly wanted: readonly WantedLine[]
  /** Of own prices; goes into the history. */
  readonly reason: string | undefined
  /** Moves a pending order to confirmed where nothing is left to pay. */
  readonly confirms: boolean
}

const reasonMissing = {
  de: 'Bitte nennen Sie den Grund für den eigenen Preis.',
  tr: 'Lütfen özel fiyatın nedenini yazın.',
  en: 'Please give the reason for the own price.',
}
const beingPaid = {
  de: 'Die Bestellung wird gerade bei PayPal bezahlt. Bitte versuchen Sie es in einigen Minuten erneut.',
  tr: 'Sipariş şu anda PayPal üzerinden ödeniyor. Lütfen birkaç dakika sonra yeniden deneyin.',
  en: 'The order is being paid at PayPal. Please try again in some minutes.',
}

/** @throws ApiError OUT_OF_STOCK */
async function settleStock(tx: Db, order: Order, moves: PlannedChange['moves'], by: Author): Promise<void> {
  const { adminId, now: at } = by
  const change = { orderId: order.id, adminId, at }
  const taken = moves.filter(({ units }) => units > 0)
  const back = moves.filter(({ units }) => units <= 0)
  if (!(await moveStock(tx, taken, { reason: 'sale', ...change }))) throw new ApiError('OUT_OF_STOCK')
  await moveStock(tx, back, { reason: 'cancellation', ...change })
}

/** The part of what was paid that a change gives back. */
async function giveBack(tx: Db, before: Order, after: Order, by: Author, reason: string): Promise<number> {
  const [had, has] = [paidPart(before), paidPart(after)]
  const amount = had.total - has.total
  if (amount <= 0) return 0
  const tax = Math.min(amount, Math.max(0, had.tax - has.tax))
  const { actor, now: at } = by
  const refund = { id: randomUUID(), orderId: before.id, amount, tax, reason, lines: [], actor, at }
  await insertRefund(tx, { ...refund, fromChange: true })
  return amount
}

/** The invoice of a paid order is cancelled, and a new one issued. @returns what its history says of it */
async function renewInvoice(
  tx: Db,
  before: Order,
  { outstanding }: Order,
  now: Date,
): Promise<StoredOrderEvent[]> {
  const replaced = await replaceInvoice(tx, before, { outstanding, at: now })
  if (!replaced) return []
  const { former, number } = replaced
  const note = await cancelReplaced(tx, before, former, now)
  return [
    { kind: 'credit_note', from: former.number, to: note },
    { kind: 'invoice', from: former.number, to: number },
  ]
}

/** How to pay what is left of the order as it becomes. */
async function instructionsAfter(tx: Db, order: Order, { totals, settlement }: PlannedChange) {
  const { paymentInstructions: known, platform, language, currency, number: orderNumber } = order
  const outstanding = outstandingAfter(settlement)
  if (outstanding === 0) return known && { ...known, amount: totals.total }
  const settings = await findPaymentSettings(tx, platform)
  return restInstructions(settings, known, { language, amount: outstanding, currency, orderNumber })
}

const isUnchanged = (order: Order, { lines, totals }: PlannedChange): boolean =>
  order.total === totals.total &&
  order.lines.length === lines.length &&
  order.lines.every(({ productId, quantity, unitPrice, isGift }, at) => {
    const line = lines[at]
    return (
      line?.productId === productId &&
      line.quantity === quantity &&
      line.unitPrice === unitPrice &&
      line.isGift === isGift
    )
  })

/** Nothing is left to be sent of an order whose rest was taken out. */
const isOut = (order: Order) => sentUnits(order) > 0 && openUnits(order) === 0

/** Writes the planned lines and totals of a locked order, with its history. */
async function store(tx: Db, order: Order, plan: PlannedChange, reason: string, by: Author): Promise<Order> {
  const { lines, totals, effect, couponLost, places } = plan
  await replaceLines(tx, order, lines)
  const parcels = await movePacked(tx, order, places)
  if (order.couponCode !== null) await settleRedemption(tx, order.id, effect, totals)
  await settleStock(tx, order, plan.moves, by)
  const { currency } = order
  const note = changesText(order.lines, lines, (amount) => formatMoney({ amount, currency }, 'de'))
  const shipped = isOut({ ...order, lines, parcels })
  const changed = await updateOrder(
    tx,
    { ...order, lines, parcels },
    {
      change: {
        subtotal: totals.subtotal,
        shipping: totals.shipping,
        discount: totals.discount,
        shippingDiscount: totals.shippingDiscount,
        tax: totals.tax,
        total: totals.total,
        outstanding: outstandingAfter(plan.settlement),
        premiumMonths: lines.reduce((sum, { premiumMonths }) => sum + premiumMonths, 0),
        couponPremiumMonths: effect?.premiumMonths ?? 0,
        ...(couponLost !== null && { couponCode: null }),
        paymentInstructions: await instructionsAfter(tx, order, plan),
        ...(shipped && { status: 'shipped' as const }),
      },
      events: [
        {
          kind: 'change',
          from: String(order.total),
          to: String(totals.total),
          note: [note, reason].filter(Boolean).join('\n'),
        },
        ...(shipped ? [{ kind: 'status' as const, from: order.status, to: 'shipped' }] : []),
      ],
      by,
    },
  )
  return changed
}

/**
 * Changes the lines of an order that is not on its way, with stock, coupon, premium, money, papers, history and a mail.
 * @throws ApiError NOT_FOUND, STALE, VALIDATION, PRODUCT_UNAVAILABLE, OUT_OF_STOCK, CONFLICT for an order that is closed or
 * being paid
 */
export const changeOrder = (
  db: Db,
  { id, seen, ...by }: OrderChange,
  { wanted, reason = '', confirms }: ChangeRequest,
): Promise<Order> =>
  inTransaction(db, async (tx) => {
    const { now } = by
    const order = await lockSeen(tx, id, seen)
    await refuseClosed(tx, order)
    if (reason === '' && wanted.some(({ unitPrice }) => unitPrice !== undefined))
      throw invalidField('reason', reasonMissing)
    const plan = await planChange(tx, order, { wanted, now, lock: true })
    if (isUnchanged(order, plan)) return order
    refuseShort(plan)
    const isPaid = order.paymentStatus === 'completed'
    if (!isPaid && !(await restartPayment(tx, id, now)))
      throw new ApiError('CONFLICT', { message: beingPaid, errors: [{ path: 'lines', msg: beingPaid }] })
    const changed = await store(tx, order, plan, reason, by)
    await renewPremium(tx, changed, now)
    if (!isPaid) {
      await queueMail(tx, changedMail(changed, { at: now, refund: 0, isInvoiced: false }))
      if (changed.total > 0) return changed
      return movePayment(tx, changed, { to: 'completed', anyway: false, confirms }, by)
    }
    const refund = await giveBack(tx, order, changed, by, reason)
    const papers = await renewInvoice(tx, order, changed, now)
    await queueMail(tx, changedMail(changed, { at: now, refund, isInvoiced: papers.length > 0 }))
    const paidBack = refund > 0 ? [{ kind: 'refund' as const, from: null, to: String(refund) }] : []
    return updateOrder(tx, changed, { change: {}, events: [...paidBack, ...papers], by })
  })
