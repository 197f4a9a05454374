import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { WEBHOOK_EVENTS } from '@/shop/webhooks/webhook-events'
import { admins } from './accounts'
import { allOf, createdAt, id, instant, updatedAt } from './columns'

/** Keys with which other programs call the API as an administrator who may less. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    /** Who made it. */
    adminId: uuid()
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    hash: text().notNull().unique(),
    /** The key's last four letters. */
    hint: text().notNull(),
    permissions: text().array().notNull(),
    createdAt: createdAt(),
    /** Null: never. */
    expiresAt: instant(),
    lastUsedAt: instant(),
  },
  (table) => [index('api_keys_admin').on(table.adminId)],
)

/** Addresses of other programs that are told what happens. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: id(),
    url: text().notNull(),
    events: text({ enum: WEBHOOK_EVENTS }).array().notNull(),
    /** Signs what is sent, so it is stored as it is. */
    secret: text().notNull(),
    /** The secret before, which signs as well until its time is over. */
    formerSecret: text(),
    formerUntil: instant(),
    isActive: boolean().notNull().default(true),
    /** Since when nothing has arrived; null: the last attempt did. */
    failingSince: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    allOf('webhooks_events', table.events, WEBHOOK_EVENTS),
    check('webhooks_some_event', sql`cardinality(${table.events}) > 0`),
  ],
)

/** What webhooks are told, written with its cause, and how that went. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    webhookId: uuid()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    type: text().notNull(),
    /** The body, letter by letter, because it is signed. */
    body: text().notNull(),
    attempts: integer().notNull().default(0),
    /** The next one that is due; while one is under way, when others may take it over. */
    nextAttemptAt: instant().notNull().defaultNow(),
    /** Of the last attempt. */
    attemptedAt: instant(),
    status: integer(),
    error: text(),
    durationMs: integer(),
    createdAt: createdAt(),
    sentAt: instant(),
    /** Given up. */
    failedAt: instant(),
  },
  (table) => [
    index('webhook_deliveries_log').on(table.webhookId, table.createdAt),
    index('webhook_deliveries_due')
      .on(table.webhookId, table.nextAttemptAt)
      .where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
    index('webhook_deliveries_age').on(table.createdAt),
  ],
)
