import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { DECISIONS } from '@/shop/returns/returns'
import { createdAt, id, instant, minor, notNegative, oneOf } from './columns'
import { orders } from './orders'
import { products } from './products'

/** Withdrawals as received. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: id(),
    /** Null: no order matches number and email. */
    orderId: uuid().references(() => orders.id),
    /** As entered, in upper case. */
    orderNumber: text().notNull().default(''),
    email: text().notNull(),
    name: text().notNull(),
    items: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    reason: text(),
    receivedAt: createdAt(),
  },
  (table) => [index('withdrawals_order').on(table.orderId)],
)

/** What the shop decided about a withdrawal; without a row it is open. */
export const returns = pgTable(
  'returns',
  {
    withdrawalId: uuid()
      .primaryKey()
      .references(() => withdrawals.id, { onDelete: 'cascade' }),
    status: text({ enum: DECISIONS }).notNull(),
    reason: text(),
    actor: text().notNull(),
    at: createdAt(),
  },
  (table) => [oneOf('returns_status', table.status, DECISIONS)],
)

/** A line of a refund, stored as it was at that time; amounts in minor units. */
export interface RefundLine {
  readonly productId: string
  readonly quantity: number
  readonly amount: number
  /** VAT included in `amount`. */
  readonly tax: number
}

/** Refunds. The sum of those of no change is the order's `refunded`, which a check limits to the amount paid. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    withdrawalId: uuid().references(() => withdrawals.id, { onDelete: 'set null' }),
    amount: minor().notNull(),
    /** VAT included in `amount`. */
    tax: minor().notNull(),
    reason: text().notNull(),
    lines: jsonb().$type<readonly RefundLine[]>().notNull(),
    actor: text().notNull(),
    /** What a paid order got cheaper by: its total has it no more, and the order's `refunded` does not count it. */
    fromChange: boolean().notNull().default(false),
    idempotencyKey: text().unique(),
    /** Hash of body and caller, to detect a different request with the same key. */
    requestHash: text(),
    /** Time when the refund was undone; the payment counts as completed again. */
    voidedAt: instant(),
    at: createdAt(),
  },
  (table) => [
    check('refunds_amount', sql`${table.amount} > 0`),
    notNegative('refunds_tax', table.tax),
    index('refunds_order').on(table.orderId, table.at),
    index('refunds_at').on(table.at),
  ],
)

/** Returned units. */
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
    /** True if restocked, false if written off. */
    restocked: boolean().notNull(),
    at: createdAt(),
  },
  (table) => [
    check('returned_lines_quantity', sql`${table.quantity} > 0`),
    index('returned_lines_order').on(table.orderId),
  ],
)
