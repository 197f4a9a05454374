import { isReleased } from '@/shop/orders/order'
import { decimalText } from '@/shop/shared/csv'
import type { Language } from '@/shop/shared/language'
import type { BankOutcome, ConfirmedEntry } from '@/shop/bank-statements/bank-statements'
import { audit } from '../../platform/audit/audit.repository'
import type { Db } from '../../platform/db/open'
import { inTransaction } from '../../platform/db/transaction'
import { ApiError } from '../../platform/http/errors'
import { insertNote } from '../orders/order-notes.repository'
import { lockOrder, type Author, type Order } from '../orders/orders.repository'
import { movePayment, moveStatus } from '../orders/update-order'
import { findBooked, findByNumber, insertEntries, lockEntry } from './bank-entries.repository'
import type { ReadEntry } from './read-statement'
import { statementTexts } from './statement-problem'

/** Ends the transaction of an entry that cannot be settled. */
class Unsettled extends Error {
  readonly outcome: BankOutcome
  constructor(outcome: BankOutcome) {
    super(outcome)
    this.outcome = outcome
  }
}

export interface Settling {
  readonly by: Author & { readonly adminId: string }
  readonly language: Language
  /** Whether a payment confirms a pending order. */
  readonly confirms: boolean
}

type Confirmed = Required<ConfirmedEntry>

/** By id, so that two entries never wait for each other. */
async function lockOrders(tx: Db, numbers: readonly string[]): Promise<Order[]> {
  const found = await findByNumber(tx, numbers)
  if (found.length !== new Set(numbers).size) throw new Unsettled('unknownOrder')
  const locked: Order[] = []
  for (const id of found.map((order) => order.id).toSorted()) {
    const order = await lockOrder(tx, id)
    if (!order) throw new Unsettled('unknownOrder')
    locked.push(order)
  }
  return locked
}

async function pay(
  tx: Db,
  order: Order,
  { decision, anyway }: Confirmed,
  { by, confirms }: Settling,
): Promise<void> {
  const isClosed = isReleased(order.status)
  if (order.paymentStatus === 'completed' && order.outstanding === 0) throw new Unsettled('alreadyPaid')
  if (order.paymentStatus === 'refunded' || (isClosed && decision !== 'reopen')) throw new Unsettled('closed')
  const open = isClosed ? await moveStatus(tx, order, 'pending', by) : order
  await movePayment(tx, open, { to: 'completed', anyway, confirms }, by)
}

const amountText = ({ amount, currency }: ReadEntry, sign: ',' | '.') =>
  `${decimalText(amount, sign)} ${currency}`

function noteRefund(tx: Db, order: Order, entry: ReadEntry, { by, language }: Settling) {
  const amount = amountText(entry, language === 'en' ? '.' : ',')
  const text = statementTexts[language]('refundNote', { amount, day: entry.bookedOn })
  return insertNote(tx, { orderId: order.id, text, author: by.actor, at: by.now })
}

async function settle(
  tx: Db,
  entry: ReadEntry,
  confirmed: Confirmed,
  settling: Settling,
): Promise<BankOutcome> {
  const { fingerprint, decision, orderNumbers } = confirmed
  const { now: at, adminId, apiKey } = settling.by
  await lockEntry(tx, fingerprint)
  const booked = await findBooked(tx, [fingerprint])
  if (booked.size > 0) return 'booked'
  const orders = await lockOrders(tx, orderNumbers)
  const { bookedOn, amount, currency } = entry
  await insertEntries(
    tx,
    orders.map(({ id }) => ({ fingerprint, orderId: id, decision, bookedOn, amount, currency, adminId, at })),
  )
  for (const order of orders) {
    const changes = [{ field: 'amount', from: null, to: `${bookedOn}: ${amountText(entry, '.')}` }]
    const subject = `order:${order.id}`
    await audit(
      tx,
      { id: adminId, apiKey },
      { action: 'order.bank', subject, detail: { number: order.number, changes } },
      at,
    )
    await (decision === 'refund'
      ? noteRefund(tx, order, entry, settling)
      : pay(tx, order, confirmed, settling))
  }
  return decision === 'refund' ? 'refund' : 'paid'
}

const REFUSALS: Readonly<Record<string, BankOutcome>> = {
  OUT_OF_STOCK: 'outOfStock',
  COUPON_USED_UP: 'couponUsed',
  COUPON_ALREADY_USED: 'couponUsed',
}

/** Settles an entry in a transaction of its own, wholly or not at all; settled twice it changes nothing (ORDER-224). */
export async function settleEntry(
  db: Db,
  entry: ReadEntry | undefined,
  confirmed: Confirmed,
  settling: Settling,
): Promise<BankOutcome> {
  if (!entry || entry.isReversal) return 'notInFile'
  try {
    return await inTransaction(db, (tx) => settle(tx, entry, confirmed, settling))
  } catch (error) {
    if (error instanceof Unsettled) return error.outcome
    const refusal = error instanceof ApiError ? REFUSALS[error.code] : undefined
    if (refusal === undefined) throw error
    return refusal
  }
}
