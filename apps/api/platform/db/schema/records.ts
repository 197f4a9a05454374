import type { MailTexts } from '@/shop/mails/mail-texts'
import { LANGUAGES } from '@/shop/shared/language'
import { PLATFORMS } from '@/shop/shared/platform'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, oneOf, updatedAt } from './columns'

/** Outgoing mails, queued in the transaction that causes them. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    kind: text().notNull(),
    recipient: text().notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    payload: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    /** Number of the order that it is about; the payload goes once it is sent. */
    orderNumber: text(),
    /** For example `placed:<order id>`: prevents a second mail for the same cause. */
    dedupeKey: text().notNull().unique(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant().notNull().defaultNow(),
    sentAt: instant(),
    lastError: text(),
    /** Time when it was given up; it is not retried automatically. */
    failedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index('outbox_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
    index('outbox_created').on(table.createdAt),
  ],
)

/** The shop's own texts of its mails, a row for each form; no row while all are the standard ones. */
export const mailTexts = pgTable(
  'mail_texts',
  {
    platform: text({ enum: PLATFORMS }).notNull(),
    kind: text().notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    texts: jsonb().$type<MailTexts>().notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.platform, table.kind, table.language] }),
    oneOf('mail_texts_platform', table.platform, PLATFORMS),
    oneOf('mail_texts_language', table.language, LANGUAGES),
  ],
)

/** When the last mails that strangers caused leave, per recipient (stored as a hash). */
export const mailLimits = pgTable('mail_limits', {
  recipient: text().primaryKey(),
  /** The last three, oldest first. */
  due: instant().array().notNull(),
})

/** Audit log of the back office. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    adminId: uuid(),
    /** Name of the API key that did it for the administrator, as it was then. */
    apiKey: text(),
    action: text().notNull(),
    subject: text().notNull(),
    detail: jsonb().$type<Readonly<Record<string, unknown>>>(),
    at: createdAt(),
  },
  (table) => [index('audit_log_at').on(table.at), index('audit_log_subject').on(table.subject)],
)
