import { invoiceYear } from '@/shop/orders/invoice'
import { taxesByRate } from '@/shop/orders/invoice-taxes'
import { isReleased } from '@/shop/orders/order'
import { platformVat } from '@/shop/shared/platform'
import {
  creditNoteSeries,
  negated,
  splitCredit,
  taxesLeft,
  type CreditedLine,
  type CreditNoteKind,
} from '@/shop/credit-notes/credit-notes'
import type { Db } from '@apps/api/platform/db/open'
import { findInvoice, nextNumber, invoiceRecipient, type ReplacedInvoice } from '../invoices.repository'
import { updateOrder, type Author, type Order } from '../orders.repository'
import { findCreditNotes, insertCreditNote, type CreditNote } from './credit-notes.repository'

/** Goods that came back with a refund, by their worth in minor units. */
export interface ReturnedGoods {
  readonly productId: string
  readonly quantity: number
  readonly amount: number
}

/**
 * What the order no longer owes: all of it once cancelled, else what was paid back. Where all of the payment was, nobody waits
 * for what was outstanding.
 */
function creditOf({ status, total, refunded, outstanding, paymentStatus }: Order): number {
  if (isReleased(status)) return total
  return paymentStatus === 'refunded' ? refunded + outstanding : refunded
}

const invoicedTaxes = (order: Order) =>
  taxesByRate({ ...order, shippingTaxRate: order.shippingTaxRate ?? platformVat[order.platform] })

/** Everything that the invoice charges. */
function allLines({ lines, shipping, shippingDiscount }: Order): CreditedLine[] {
  const paid = lines.filter(({ isGift }) => !isGift)
  return [
    ...paid.map(({ name, quantity, total, discount }) => ({ name, quantity, amount: total - discount })),
    { name: '', quantity: 1, amount: shipping - shippingDiscount },
  ].filter(({ amount }) => amount > 0)
}

/** Returned goods as far as they were paid back, and the rest. */
function creditedLines(order: Order, amount: number, goods: readonly ReturnedGoods[]): CreditedLine[] {
  const worth = goods.reduce((sum, each) => sum + each.amount, 0)
  if (worth === 0 || worth > amount) return [{ name: '', quantity: 1, amount }]
  const named = goods.map(({ productId, quantity, amount: own }) => ({
    name: order.lines.find((line) => line.productId === productId)?.name ?? '',
    quantity,
    amount: own,
  }))
  return worth === amount ? named : [...named, { name: '', quantity: 1, amount: amount - worth }]
}

function goodsByRate(order: Order, goods: readonly ReturnedGoods[]): ReadonlyMap<number, number> {
  const sums = new Map<number, number>()
  for (const { productId, amount } of goods) {
    const rate = order.lines.find((line) => line.productId === productId)?.taxRate
    if (rate !== undefined) sums.set(rate, (sums.get(rate) ?? 0) + amount)
  }
  return sums
}

export type CreditContent = Pick<CreditNote, 'kind' | 'amount' | 'taxes' | 'lines'>

/** The credit note that brings an invoice's credit to where it belongs; undefined if it is there. */
export function creditContent(
  order: Order,
  earlier: readonly Pick<CreditNote, 'amount' | 'taxes'>[],
  goods: readonly ReturnedGoods[],
): CreditContent | undefined {
  const credited = earlier.reduce((sum, { amount }) => sum + amount, 0)
  const amount = creditOf(order) - credited
  if (amount === 0) return undefined
  const kind: CreditNoteKind = amount === order.total && credited === 0 ? 'cancellation' : 'correction'
  if (kind === 'cancellation') return { kind, amount, taxes: invoicedTaxes(order), lines: allLines(order) }
  const taken = earlier.flatMap(({ taxes }) => taxes)
  if (amount > 0) {
    const taxes = splitCredit(taxesLeft(invoicedTaxes(order), taken), amount, goodsByRate(order, goods))
    return { kind, amount, taxes, lines: creditedLines(order, amount, goods) }
  }
  const standing = taxesLeft(invoicedTaxes(order), taxesLeft(invoicedTaxes(order), taken))
  return {
    kind,
    amount,
    taxes: negated(splitCredit(standing, -amount)),
    lines: [{ name: '', quantity: 1, amount }],
  }
}

/**
 * Issues a credit note where an invoiced order was refunded or cancelled, and one that takes it back where that was
 * undone. The last step of a change: others wait for the counter from here on.
 */
export async function settleCredit(
  tx: Db,
  order: Order,
  by: Author,
  goods: readonly ReturnedGoods[] = [],
): Promise<{ readonly order: Order; readonly isCredited: boolean }> {
  const invoice = await findInvoice(tx, order.id)
  if (!invoice) return { order, isCredited: false }
  // Those of an earlier invoice cancelled it, because the order was changed.
  const earlier = (await findCreditNotes(tx, [order.id])).filter(
    ({ invoiceNumber }) => invoiceNumber === invoice.number,
  )
  const content = creditContent(order, earlier, goods)
  if (!content) return { order, isCredited: false }
  const { platform, id: orderId } = order
  const number = await nextNumber(tx, creditNoteSeries(platform), invoiceYear(platform, by.now))
  const recipient = invoice.recipient ?? invoiceRecipient(order)
  await insertCreditNote(tx, {
    ...content,
    orderId,
    number,
    invoiceNumber: invoice.number,
    recipient,
    issuedAt: by.now,
  })
  const events = [{ kind: 'credit_note' as const, from: invoice.number, to: number }]
  return { order: await updateOrder(tx, order, { change: {}, events, by }), isCredited: true }
}

/** Cancels an invoice that a new one stands for. @param before the order as that invoice charged it @returns its number */
export async function cancelReplaced(
  tx: Db,
  before: Order,
  former: Pick<ReplacedInvoice, 'number' | 'recipient'>,
  now: Date,
): Promise<string> {
  const { platform, id: orderId, total: amount } = before
  const number = await nextNumber(tx, creditNoteSeries(platform), invoiceYear(platform, now))
  await insertCreditNote(tx, {
    kind: 'cancellation',
    amount,
    taxes: invoicedTaxes(before),
    lines: allLines(before),
    orderId,
    number,
    invoiceNumber: former.number,
    recipient: former.recipient,
    issuedAt: now,
  })
  return number
}
