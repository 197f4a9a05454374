import { asc, eq, inArray, sql } from 'drizzle-orm'
import { addressOf } from '@/shop/orders/postal-address'
import {
  documentNumber,
  invoiceSeries,
  invoiceYear,
  type InvoicedContent,
  type InvoiceRecipient,
} from '@/shop/orders/invoice'
import type { Db } from '../../platform/db/open'
import { invoiceCounters, invoices, replacedInvoices } from '../../platform/db/schema'
import type { Order } from './orders.repository'

/**
 * Assigns the invoice number of a paid order, once. The counter's row stays locked until the payment's transaction
 * ends: if that fails, the number is rolled back too, so that numbers have no gaps and no duplicates.
 * @returns undefined if the order already has one
 */
export async function issueInvoice(tx: Db, order: Order, at: Date): Promise<string | undefined> {
  const { id, platform } = order
  const [known] = await tx.select().from(invoices).where(eq(invoices.orderId, id))
  if (known) return undefined
  const number = await nextNumber(tx, invoiceSeries(platform), invoiceYear(platform, at))
  const recipient = invoiceRecipient(order)
  await tx.insert(invoices).values({ orderId: id, number, recipient, issuedAt: at })
  return number
}

/** Draws the next number of a series, whose counter stays locked until the transaction ends. */
export async function nextNumber(tx: Db, series: string, year: number): Promise<string> {
  const [counter] = await tx
    .insert(invoiceCounters)
    .values({ series, year, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceCounters.series, invoiceCounters.year],
      set: { last: sql`${invoiceCounters.last} + 1` },
    })
    .returning()
  if (!counter) throw new Error(`no number of ${series} was drawn`)
  return documentNumber(series, year, counter.last)
}

export const invoiceRecipient = (order: Order): InvoiceRecipient => ({
  name: order.customerName,
  ...(order.company !== '' && { company: order.company }),
  ...(order.vatId !== '' && { vatId: order.vatId }),
  ...addressOf(order),
})

export type InvoiceRow = typeof invoices.$inferSelect

/** Invoices by order id; unpaid orders are missing. */
export async function findInvoices(db: Db, orderIds: readonly string[]): Promise<Map<string, InvoiceRow>> {
  const rows = await db
    .select()
    .from(invoices)
    .where(inArray(invoices.orderId, [...orderIds]))
  return new Map(rows.map((row) => [row.orderId, row]))
}

export const findInvoice = async (db: Db, orderId: string): Promise<InvoiceRow | undefined> =>
  (await findInvoices(db, [orderId])).get(orderId)

export type ReplacedInvoice = typeof replacedInvoices.$inferSelect

/** Invoices of changed orders that newer ones stand for, oldest first. */
export const findReplacedInvoices = (db: Db, orderIds: readonly string[]): Promise<ReplacedInvoice[]> =>
  db
    .select()
    .from(replacedInvoices)
    .where(inArray(replacedInvoices.orderId, [...orderIds]))
    .orderBy(asc(replacedInvoices.issuedAt), asc(replacedInvoices.number))

/** What an invoice of the order as it is charges. */
const contentOf = (order: Order): InvoicedContent => ({
  lines: order.lines.map(({ name, quantity, unitPrice, total, discount, taxRate, isGift }) => ({
    name,
    quantity,
    unitPrice,
    total,
    discount,
    taxRate,
    isGift,
  })),
  subtotal: order.subtotal,
  shipping: order.shipping,
  discount: order.discount,
  ...(order.ownDiscount && { discountReason: order.ownDiscount.reason }),
  shippingDiscount: order.shippingDiscount,
  tax: order.tax,
  shippingTaxRate: order.shippingTaxRate,
  total: order.total,
})

/** What the order's last invoice charges, and what of it was not paid when it was issued. */
export const contentOfInvoice = (order: Order, { outstanding }: InvoiceRow): InvoicedContent => ({
  ...contentOf(order),
  ...(outstanding > 0 && { outstanding }),
})

/**
 * Keeps the invoice of a changed order as it was and issues one with a new number. The caller cancels the former one.
 * @param before the order as that invoice charged it
 * @param outstanding what of the new total is not paid
 */
export async function replaceInvoice(
  tx: Db,
  before: Order,
  { outstanding, at }: { readonly outstanding: number; readonly at: Date },
): Promise<{ readonly former: ReplacedInvoice; readonly number: string } | undefined> {
  const { id: orderId, platform } = before
  const known = await findInvoice(tx, orderId)
  if (!known) return undefined
  const recipient = invoiceRecipient(before)
  const former = {
    number: known.number,
    orderId,
    recipient: known.recipient ?? recipient,
    content: contentOfInvoice(before, known),
    issuedAt: known.issuedAt,
  }
  await tx.insert(replacedInvoices).values(former)
  const number = await nextNumber(tx, invoiceSeries(platform), invoiceYear(platform, at))
  await tx
    .update(invoices)
    .set({ number, recipient, outstanding, issuedAt: at })
    .where(eq(invoices.orderId, orderId))
  return { former, number }
}
