import { eq, inArray, sql } from 'drizzle-orm'
import { invoiceNumber, invoiceSeries, invoiceYear } from '@/domain/orders/invoice'
import type { Db } from '../../platform/db/open'
import { invoiceCounters, invoices } from '../../platform/db/schema'
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
  const year = invoiceYear(platform, at)
  const [counter] = await tx
    .insert(invoiceCounters)
    .values({ series: invoiceSeries(platform), year, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceCounters.series, invoiceCounters.year],
      set: { last: sql`${invoiceCounters.last} + 1` },
    })
    .returning()
  if (!counter) return undefined
  const number = invoiceNumber(platform, year, counter.last)
  const { customerName: name, street, zipCode, city, country } = order
  const recipient = { name, street, zipCode, city, country }
  await tx.insert(invoices).values({ orderId: id, number, recipient, issuedAt: at })
  return number
}

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
