import { eq, sql } from 'drizzle-orm'
import { invoiceNumber, invoiceSeries, invoiceYear } from '@/domain/orders/invoice'
import type { Db } from '../../platform/db/open'
import { invoiceCounters, invoices } from '../../platform/db/schema'
import type { Order } from './orders.repository'

/**
 * Gives a paid order its invoice number, once. The counter's row is locked until the payment's transaction ends: one
 * that fails takes its number back with it, so that no number is missing and none is given twice.
 * @returns undefined where the order has one already
 */
export async function issueInvoice(tx: Db, { id, platform }: Order, at: Date): Promise<string | undefined> {
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
  await tx.insert(invoices).values({ orderId: id, number, issuedAt: at })
  return number
}

export async function findInvoice(db: Db, orderId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ number: invoices.number })
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
  return row?.number
}
