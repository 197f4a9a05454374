import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { PAYMENT_METHODS } from '@/shop/payments/payment-methods'
import { LANGUAGES } from '@/shop/shared/language'
import { CURRENCIES, PLATFORMS } from '@/shop/shared/platform'
import {
  CHANGE_AUTHORS,
  DELIVERY_OUTCOMES,
  END_REASONS,
  PAUSE_REASONS,
  SUBSCRIPTION_CHANGES,
  SUBSCRIPTION_STATUSES,
  TERMINATION_KINDS,
} from '@/shop/subscriptions/subscription'
import { users } from './accounts'
import { createdAt, id, instant, lowerCase, minor, oneOf, searchText, updatedAt } from './columns'
import { orders } from './orders'
import { productReference } from './products'

export const subscriptionNumbers = pgSequence('subscription_numbers', {
  startWith: 1,
  increment: 1,
  cache: 1,
})

/** A Sparabo: a product that is ordered again and again. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    number: text().notNull().unique(),
    status: text({ enum: SUBSCRIPTION_STATUSES }).notNull().default('active'),
    pauseReason: text({ enum: PAUSE_REASONS }),
    endReason: text({ enum: END_REASONS }),
    platform: text({ enum: PLATFORMS }).notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    /** Null: a guest's. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    productId: productReference(),
    quantity: integer().notNull(),
    weeks: integer().notNull(),
    /** Off the price of the day, as agreed. */
    percent: integer().notNull(),
    paymentMethod: text({ enum: PAYMENT_METHODS }).notNull(),
    customerName: text().notNull(),
    company: text().notNull().default(''),
    vatId: text().notNull().default(''),
    email: text().notNull(),
    phone: text().notNull(),
    street: text().notNull(),
    city: text().notNull(),
    zipCode: text().notNull(),
    country: text().notNull(),
    postNumber: text().notNull().default(''),
    currency: text({ enum: CURRENCIES }).notNull(),
    /** Day of the next order; the last one planned, once it is ended. */
    nextOn: date({ mode: 'string' }).notNull(),
    /** The day that was announced, with the price of a unit that was told. */
    announcedOn: date({ mode: 'string' }),
    announcedAmount: minor(),
    /** Last day on which an order may be placed; null: open. */
    endsOn: date({ mode: 'string' }),
    endedAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    searchText: searchText(
      (): AnyPgColumn => subscriptions.number,
      (): AnyPgColumn => subscriptions.customerName,
      (): AnyPgColumn => subscriptions.email,
    ),
  },
  (table) => [
    oneOf('subscriptions_status', table.status, SUBSCRIPTION_STATUSES),
    oneOf('subscriptions_platform', table.platform, PLATFORMS),
    oneOf('subscriptions_payment', table.paymentMethod, PAYMENT_METHODS),
    lowerCase('subscriptions_email_lower', table.email),
    check(
      'subscriptions_numbers',
      sql`${table.quantity} > 0 and ${table.weeks} > 0 and ${table.percent} between 1 and 30`,
    ),
    check('subscriptions_ended', sql`(${table.status} = 'ended') = (${table.endedAt} is not null)`),
    index('subscriptions_due')
      .on(table.nextOn, table.id)
      .where(sql`${table.status} = 'active'`),
    index('subscriptions_list').on(sql`(${table.status} = 'ended')`, table.nextOn, table.id),
    index('subscriptions_search').using('gin', table.searchText.op('gin_trgm_ops')),
    index('subscriptions_user').on(table.userId),
    index('subscriptions_product').on(table.productId),
    index('subscriptions_ends').on(table.endedAt),
  ],
)

/** What became of each day on which an order was to be placed. */
export const subscriptionDeliveries = pgTable(
  'subscription_deliveries',
  {
    subscriptionId: uuid()
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    dueOn: date({ mode: 'string' }).notNull(),
    outcome: text({ enum: DELIVERY_OUTCOMES }).notNull(),
    orderId: uuid().references(() => orders.id, { onDelete: 'cascade' }),
    at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.subscriptionId, table.dueOn] }),
    oneOf('subscription_deliveries_outcome', table.outcome, DELIVERY_OUTCOMES),
    index('subscription_deliveries_order').on(table.orderId),
  ],
)

/** What was changed of it, when and by whom. */
export const subscriptionChanges = pgTable(
  'subscription_changes',
  {
    id: id(),
    subscriptionId: uuid()
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    kind: text({ enum: SUBSCRIPTION_CHANGES }).notNull(),
    from: text(),
    to: text(),
    /** Reason given. */
    note: text().notNull().default(''),
    by: text({ enum: CHANGE_AUTHORS }).notNull(),
    /** Name of who of the office it was. */
    actor: text().notNull().default(''),
    at: createdAt(),
  },
  (table) => [
    oneOf('subscription_changes_kind', table.kind, SUBSCRIPTION_CHANGES),
    oneOf('subscription_changes_by', table.by, CHANGE_AUTHORS),
    index('subscription_changes_of').on(table.subscriptionId, table.at),
  ],
)

/** Links of the mails, each with a token of its own. */
export const subscriptionLinks = pgTable(
  'subscription_links',
  {
    tokenHash: text().primaryKey(),
    subscriptionId: uuid()
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('subscription_links_of').on(table.subscriptionId),
    index('subscription_links_age').on(table.createdAt),
  ],
)

/** Terminations declared on the page that § 312k BGB asks for. */
export const terminations = pgTable(
  'terminations',
  {
    id: id(),
    /** Null: fits no Sparabo. */
    subscriptionId: uuid().references(() => subscriptions.id, { onDelete: 'cascade' }),
    kind: text({ enum: TERMINATION_KINDS }).notNull(),
    name: text().notNull(),
    /** Number or words, as it was typed. */
    contract: text().notNull(),
    email: text().notNull(),
    reason: text().notNull().default(''),
    /** Wanted last day; null: as early as possible. */
    endOn: date({ mode: 'string' }),
    receivedAt: instant().notNull(),
    /** When somebody of the shop has dealt with one that fits no Sparabo. */
    settledAt: instant(),
  },
  (table) => [
    oneOf('terminations_kind', table.kind, TERMINATION_KINDS),
    lowerCase('terminations_email_lower', table.email),
    index('terminations_received').on(table.receivedAt, table.id),
    index('terminations_of').on(table.subscriptionId),
  ],
)
