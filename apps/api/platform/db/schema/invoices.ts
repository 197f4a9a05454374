import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { InvoiceRecipient } from '@/domain/orders/invoice'
import { createdAt } from './columns'
import { orders } from './orders'

/** The last invoice number of a series and year; its row is locked until the payment's transaction ends. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  { series: text().notNull(), year: integer().notNull(), last: integer().notNull() },
  (table) => [primaryKey({ columns: [table.series, table.year] })],
)

/** One per paid order, and it stays whatever becomes of the order. */
export const invoices = pgTable('invoices', {
  orderId: uuid()
    .primaryKey()
    .references(() => orders.id),
  number: text().notNull().unique(),
  /** As it was when the invoice was issued; null: issued before it was stored. */
  recipient: jsonb().$type<InvoiceRecipient>(),
  issuedAt: createdAt(),
})
