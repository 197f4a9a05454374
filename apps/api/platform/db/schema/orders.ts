import { LANGUAGES } from '@/shop/shared/language'
import { isNull, sql, type SQL } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { ORDER_EVENT_KINDS, ORDER_STATUSES, PAYMENT_STATUSES, type ParcelLine } from '@/shop/orders/order'
import type { OwnDiscount } from '@/shop/orders/order-plan'
import { PAYMENT_METHODS, type PaymentInstructions } from '@/shop/payments/payment-methods'
import { CURRENCIES, PLATFORMS } from '@/shop/shared/platform'
import { users } from './accounts'
import {
  createdAt,
  id,
  instant,
  lowerCase,
  minor,
  notNegative,
  oneOf,
  searchText,
  updatedAt,
} from './columns'
import { products } from './products'
import { cargoCompanies } from './settings'

/** Sequence of order numbers, which may have gaps but no duplicates. */
export const orderNumbers = pgSequence('order_numbers', { startWith: 1, increment: 1, cache: 1 })

const statusStepOf = (column: AnyPgColumn): SQL =>
  sql`array_position(array[${sql.raw(ORDER_STATUSES.map((status) => `'${status}'`).join(', '))}]::text[], ${column})::smallint`

export const orders = pgTable(
  'orders',
  {
    id: id(),
    number: text().notNull().unique(),
    platform: text({ enum: PLATFORMS }).notNull(),
    status: text({ enum: ORDER_STATUSES }).notNull().default('pending'),
    /** Null: a guest order. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    customerName: text().notNull(),
    /** Empty for a private customer. */
    company: text().notNull().default(''),
    vatId: text().notNull().default(''),
    email: text().notNull(),
    phone: text().notNull(),
    street: text().notNull(),
    city: text().notNull(),
    zipCode: text().notNull(),
    country: text().notNull(),
    /** Of a Packstation; '' for a house. */
    postNumber: text().notNull().default(''),
    note: text(),
    /** Printed on the packing slip; null: no gift. */
    giftMessage: text(),
    /** Language of the mails about this order. */
    language: text({ enum: LANGUAGES }).notNull().default('de'),
    currency: text({ enum: CURRENCIES }).notNull(),
    subtotal: minor().notNull(),
    shipping: minor().notNull(),
    discount: minor().notNull(),
    shippingDiscount: minor().notNull(),
    tax: minor().notNull(),
    /** Tax rate of the shipping costs in percent; null: ordered before it was stored. */
    shippingTaxRate: doublePrecision(),
    total: minor().notNull(),
    /** Sum of all refunds. */
    refunded: minor().notNull().default(0),
    /** What a change made a paid order dearer, and is not paid yet; the rest of the total is paid. */
    outstanding: minor().notNull().default(0),
    paymentMethod: text({ enum: PAYMENT_METHODS }).notNull(),
    paymentStatus: text({ enum: PAYMENT_STATUSES }).notNull().default('pending'),
    /** Payment instructions at the time of the order. */
    paymentInstructions: jsonb().$type<PaymentInstructions>(),
    couponCode: text(),
    /** What the shop took off by hand, besides no coupon. */
    ownDiscount: jsonb().$type<OwnDiscount>(),
    /** Premium months granted on payment: by products, and by a premium_extension coupon. */
    premiumMonths: integer().notNull().default(0),
    couponPremiumMonths: integer().notNull().default(0),
    /** Of the last parcel, as are the columns up to `shippedAt`. */
    cargoCompanyId: uuid().references(() => cargoCompanies.id),
    cargoName: text(),
    trackingNumber: text(),
    trackingUrl: text(),
    shippedAt: instant(),
    /** Hash of the code with which a guest can look up the order. */
    lookupCodeHash: text(),
    idempotencyKey: text().unique(),
    /** Hash of body and caller, to detect a different request with the same key. */
    requestHash: text(),
    /** Time when stock and coupon were released; null: reserved. */
    releasedAt: instant(),
    /** Time of the payment reminder. */
    remindedAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Numeric part of the order number, for sorting. */
    sequence: bigint({ mode: 'number' }).generatedAlwaysAs(
      (): SQL => sql`substring(${orders.number} from '[0-9]{1,18}$')::bigint`,
    ),
    /** Position of the status in the order's lifecycle. */
    statusStep: smallint()
      .notNull()
      .generatedAlwaysAs((): SQL => statusStepOf(orders.status)),
    customerSort: searchText((): AnyPgColumn => orders.customerName),
    searchText: searchText(
      (): AnyPgColumn => orders.number,
      (): AnyPgColumn => orders.customerName,
      (): AnyPgColumn => orders.email,
      (): AnyPgColumn => orders.zipCode,
      (): AnyPgColumn => orders.city,
      // As typed, and without what people put between the digits.
      (): AnyPgColumn => orders.phone,
      (): SQL => sql`regexp_replace(${orders.phone}, '[^0-9]', '', 'g')`,
      (): SQL => sql`replace(coalesce(${orders.trackingNumber}, ''), ' ', '')`,
    ),
  },
  (table) => [
    oneOf('orders_platform', table.platform, PLATFORMS),
    oneOf('orders_status', table.status, ORDER_STATUSES),
    oneOf('orders_payment_method', table.paymentMethod, PAYMENT_METHODS),
    oneOf('orders_payment_status', table.paymentStatus, PAYMENT_STATUSES),
    oneOf('orders_currency', table.currency, CURRENCIES),
    lowerCase('orders_email_lower', table.email),
    notNegative(
      'orders_totals',
      table.subtotal,
      table.shipping,
      table.discount,
      table.shippingDiscount,
      table.tax,
      table.total,
    ),
    check(
      'orders_total',
      sql`${table.total} = greatest(0, ${table.subtotal} + ${table.shipping} - ${table.discount} - ${table.shippingDiscount})`,
    ),
    check(
      'orders_outstanding',
      sql`${table.outstanding} between 0 and ${table.total} and (${table.outstanding} = 0 or ${table.paymentStatus} <> 'pending')`,
    ),
    // Guarantees under concurrency that no more is refunded than was paid.
    check('orders_refunded', sql`${table.refunded} between 0 and ${table.total} - ${table.outstanding}`),
    // The id at the end allows keyset paging without reading preceding rows.
    index('orders_created').on(table.createdAt, table.sequence, table.id),
    index('orders_sequence').on(table.sequence, table.id),
    index('orders_status').on(table.statusStep, table.createdAt, table.sequence, table.id),
    index('orders_status_newest').on(
      table.statusStep,
      table.createdAt.desc().nullsFirst(),
      table.sequence.desc().nullsFirst(),
      table.id,
    ),
    index('orders_platform_created').on(table.platform, table.createdAt, table.sequence, table.id),
    index('orders_payment_created').on(table.paymentStatus, table.createdAt, table.sequence, table.id),
    // In the words of the filter, so that it is found there in the list's order.
    index('orders_awaiting')
      .on(table.createdAt, table.sequence, table.id)
      .where(
        sql`(${table.paymentStatus} = 'pending' or (${table.paymentStatus} = 'completed' and ${table.outstanding} > 0))`,
      ),
    // Few, and counted with each view.
    index('orders_owing')
      .on(table.outstanding)
      .where(sql`${table.outstanding} > 0`),
    index('orders_total_created').on(table.total, table.createdAt, table.sequence, table.id),
    index('orders_customer').on(table.customerSort, table.createdAt, table.sequence, table.id),
    index('orders_search').using('gin', table.searchText.op('gin_trgm_ops')),
    index('orders_country').on(table.country, table.createdAt, table.sequence, table.id),
    index('orders_carrier')
      .on(table.cargoCompanyId, table.createdAt, table.sequence, table.id)
      .where(sql`${table.cargoCompanyId} is not null`),
    index('orders_coupon')
      .on(table.couponCode, table.createdAt, table.sequence, table.id)
      .where(sql`${table.couponCode} is not null`),
    index('orders_user').on(table.userId, table.createdAt),
    index('orders_address').on(table.email, table.createdAt, table.id),
    // The guests' list walks it, and counts in it alone.
    index('orders_guests')
      .on(table.createdAt, table.id, table.email)
      .where(sql`${table.userId} is null and ${table.email} <> ''`),
    index('orders_unpaid')
      .on(table.createdAt)
      .where(
        sql`${table.status} in ('pending', 'confirmed', 'processing') and ${table.paymentStatus} = 'pending'`,
      ),
  ],
)

export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** Products that have been ordered are archived, not deleted. */
    productId: uuid()
      .notNull()
      .references(() => products.id),
    name: text().notNull(),
    imageUrl: text(),
    quantity: integer().notNull(),
    unitPrice: minor().notNull(),
    total: minor().notNull(),
    /** This line's share of the order's discount, in minor units. */
    discount: minor().notNull().default(0),
    /** Percent. */
    taxRate: doublePrecision().notNull(),
    /** A coupon's free unit; its prices are 0. */
    isGift: boolean().notNull().default(false),
    /** Premium months of the whole line. */
    premiumMonths: integer().notNull().default(0),
  },
  (table) => [
    unique('order_lines_position').on(table.orderId, table.position),
    check('order_lines_quantity', sql`${table.quantity} > 0`),
    check('order_lines_total', sql`${table.total} = ${table.unitPrice} * ${table.quantity}`),
    notNegative('order_lines_amounts', table.unitPrice, table.total, table.discount, table.premiumMonths),
    // With the order, so that the orders of a product are found in the index alone.
    index('order_lines_product').on(table.productId, table.orderId),
  ],
)

/** What an order went out in; an order that was set to shipped without cargo has none. */
export const parcels = pgTable(
  'parcels',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Counted from 1 within the order. */
    number: integer().notNull(),
    cargoCompanyId: uuid().references(() => cargoCompanies.id),
    cargoName: text(),
    trackingNumber: text(),
    trackingUrl: text(),
    shippedAt: instant(),
    /** Units of the order's lines. */
    lines: jsonb().$type<readonly ParcelLine[]>().notNull(),
  },
  (table) => [
    unique('parcels_number').on(table.orderId, table.number),
    index('parcels_tracking').on(table.trackingNumber),
    index('parcels_carrier').on(table.cargoCompanyId),
  ],
)

/** Orders whose buyer agreed to be asked for a review by mail; the row goes when the mails are ended. */
export const reviewRequests = pgTable(
  'review_requests',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** In the mails' links, which can do nothing but confirm and end these mails. */
    token: text().notNull().unique(),
    /** When the box at the checkout was ticked. */
    consentedAt: instant().notNull(),
    /** When the address turned out to be the buyer's own; nothing is sent before. */
    confirmedAt: instant(),
    /** Null: not asked yet. */
    sentAt: instant(),
  },
  (table) => [index('review_requests_waiting').on(table.consentedAt).where(isNull(table.sentAt))],
)

/** All changes of an order with actor, old and new value and time. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text({ enum: ORDER_EVENT_KINDS }).notNull(),
    from: text(),
    /** New value; for a refund its amount in minor units. */
    to: text().notNull(),
    /** Reason given. */
    note: text(),
    actor: text().notNull(),
    at: createdAt(),
  },
  (table) => [
    oneOf('order_events_kind', table.kind, ORDER_EVENT_KINDS),
    index('order_events_order').on(table.orderId, table.at),
  ],
)

/** Internal notes of administrators about an order. */
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
