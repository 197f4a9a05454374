import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { PAYPAL_MODES } from '@/shop/paypal/paypal'
import { PLATFORMS } from '@/shop/shared/platform'
import { createdAt, instant, oneOf, updatedAt } from './columns'
import { orders } from './orders'
import { refunds } from './returns'

/** The shop's app at PayPal per platform; mobile has no row and uses Germany's. */
export const paypalConnections = pgTable(
  'paypal_connections',
  {
    platform: text({ enum: PLATFORMS }).primaryKey(),
    clientId: text().notNull(),
    /** Never leaves the server. */
    secret: text().notNull(),
    mode: text({ enum: PAYPAL_MODES }).notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf('paypal_connections_platform', table.platform, PLATFORMS),
    oneOf('paypal_connections_mode', table.mode, PAYPAL_MODES),
  ],
)

/** An order that is paid at PayPal. */
export const paypalPayments = pgTable(
  'paypal_payments',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Of the link to pay, which the order's mails have. */
    token: text().notNull().unique(),
    /** PayPal's order; null until the payer is sent there. */
    paypalId: text().unique(),
    approveUrl: text(),
    /** Time when the payer was sent there. */
    startedAt: instant(),
    /** Time when PayPal was asked to take the money, until it is known that it took none. */
    takingAt: instant(),
    /** What PayPal took of the payer; null until then. */
    captureId: text(),
  },
  (table) => [
    index('paypal_payments_open')
      .on(table.startedAt)
      .where(sql`${table.paypalId} is not null and ${table.captureId} is null`),
  ],
)

/** Refunds that PayPal was asked for. */
export const paypalRefunds = pgTable('paypal_refunds', {
  refundId: uuid()
    .primaryKey()
    .references(() => refunds.id, { onDelete: 'cascade' }),
  /** PayPal says no for good: the money must go back by other means. */
  isRefused: boolean().notNull(),
  at: createdAt(),
})
