import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { InvoicedContent, InvoiceRecipient } from '@/shop/orders/invoice'
import type { TaxOfRate } from '@/shop/orders/invoice-taxes'
import { CREDIT_NOTE_KINDS, type CreditedLine } from '@/shop/credit-notes/credit-notes'
import { createdAt, id, minor, oneOf } from './columns'
import { orders } from './orders'

/** Last number of invoices and credit notes per series and year; the row is locked until the transaction of the payment ends. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  { series: text().notNull(), year: integer().notNull(), last: integer().notNull() },
  (table) => [primaryKey({ columns: [table.series, table.year] })],
)

/** One per paid order; kept even if the order is cancelled. */
export const invoices = pgTable(
  'invoices',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id),
    number: text().notNull().unique(),
    /** Recipient at the time of issue; null: issued before it was stored. */
    recipient: jsonb().$type<InvoiceRecipient>(),
    /** What was not paid when it was issued, because a change had made the order dearer. */
    outstanding: minor().notNull().default(0),
    issuedAt: createdAt(),
  },
  (table) => [index('invoices_issued').on(table.issuedAt)],
)

/** Invoices of orders that were changed later, each cancelled by a credit note, with what they charged. */
export const replacedInvoices = pgTable(
  'replaced_invoices',
  {
    number: text().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    recipient: jsonb().$type<InvoiceRecipient>().notNull(),
    content: jsonb().$type<InvoicedContent>().notNull(),
    issuedAt: createdAt(),
  },
  (table) => [
    index('replaced_invoices_order').on(table.orderId),
    index('replaced_invoices_issued').on(table.issuedAt),
  ],
)

/** What was taken back of an invoice, stored as it was at that time; their sum is what the order no longer owes. */
export const creditNotes = pgTable(
  'credit_notes',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    number: text().notNull().unique(),
    kind: text({ enum: CREDIT_NOTE_KINDS }).notNull(),
    invoiceNumber: text().notNull(),
    /** Gross; negative where a credit was taken back. */
    amount: minor().notNull(),
    taxes: jsonb().$type<readonly TaxOfRate[]>().notNull(),
    lines: jsonb().$type<readonly CreditedLine[]>().notNull(),
    recipient: jsonb().$type<InvoiceRecipient>().notNull(),
    issuedAt: createdAt(),
  },
  (table) => [
    oneOf('credit_notes_kind', table.kind, CREDIT_NOTE_KINDS),
    index('credit_notes_order').on(table.orderId, table.issuedAt),
    index('credit_notes_issued').on(table.issuedAt),
  ],
)
