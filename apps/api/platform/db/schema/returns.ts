import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { DECISIONS } from '@/domain/returns/return'
import { createdAt, id, instant, minor, notNegative, oneOf } from './columns'
import { orders, withdrawals } from './orders'
import { products } from './products'

/** What the shop decided about a declaration of withdrawal; without a row it waits. */
export const withdrawalDecisions = pgTable(
  'withdrawal_decisions',
  {
    withdrawalId: uuid()
      .primaryKey()
      .references(() => withdrawals.id, { onDelete: 'cascade' }),
    status: text({ enum: DECISIONS }).notNull(),
    reason: text(),
    actor: text().notNull(),
    at: createdAt(),
  },
  (table) => [oneOf('withdrawal_decisions_status', table.status, DECISIONS)],
)

/** A line of a refund as it was when it was made; amounts in minor units. */
export interface RefundLine {
  readonly productId: string
  readonly quantity: number
  readonly amount: number
  /** VAT contained in `amount`. */
  readonly tax: number
}

/** Money that went back. The order's `refunded` is their sum, which its check keeps below what was paid. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    withdrawalId: uuid().references(() => withdrawals.id, { onDelete: 'set null' }),
    amount: minor().notNull(),
    /** VAT contained in `amount`. */
    tax: minor().notNull(),
    reason: text().notNull(),
    lines: jsonb().$type<readonly RefundLine[]>().notNull(),
    actor: text().notNull(),
    idempotencyKey: text().unique(),
    /** Hash of body and caller, to tell a repeated request from another one under the same key. */
    requestHash: text(),
    /** Taken back: the payment counts as completed again. */
    voidedAt: instant(),
    at: createdAt(),
  },
  (table) => [
    check('refunds_amount', sql`${table.amount} > 0`),
    notNegative('refunds_tax', table.tax),
    index('refunds_order').on(table.orderId, table.at),
  ],
)

/** Units that came back. */
export const returnedLines = pgTable(
  'returned_lines',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    withdrawalId: uuid().references(() => withdrawals.id, { onDelete: 'set null' }),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    quantity: integer().notNull(),
    /** Back on the shelf; else written off. */
    restocked: boolean().notNull(),
    at: createdAt(),
  },
  (table) => [
    check('returned_lines_quantity', sql`${table.quantity} > 0`),
    index('returned_lines_order').on(table.orderId),
  ],
)

/** What administrators tell one another about an order. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    author: text().notNull(),
    at: createdAt(),
  },
  (table) => [index('order_notes_order').on(table.orderId, table.at)],
)
