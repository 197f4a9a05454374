import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { InvoiceRecipient } from '@/domain/orders/invoice'
import { createdAt } from './columns'
import { orders } from './orders'

/** Last invoice number per series and year; the row is locked until the transaction of the payment ends. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  { series: text().notNull(), year: integer().notNull(), last: integer().notNull() },
  (table) => [primaryKey({ columns: [table.series, table.year] })],
)

/** One per paid order; kept even if the order is cancelled. */
export const invoices = pgTable('invoices', {
  orderId: uuid()
    .primaryKey()
    .references(() => orders.id),
  number: text().notNull().unique(),
  /** Recipient at the time of issue; null: issued before it was stored. */
  recipient: jsonb().$type<InvoiceRecipient>(),
  issuedAt: createdAt(),
})
