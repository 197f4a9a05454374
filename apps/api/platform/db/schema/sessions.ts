import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { admins, users } from './accounts'
import { createdAt, instant } from './columns'

/** Active sessions. Only the token's SHA-256 is stored. */
export const tokens = pgTable(
  'tokens',
  {
    hash: text().primaryKey(),
    /** Kept by renewed tokens. */
    id: uuid().notNull().defaultRandom(),
    kind: text({ enum: ['user', 'admin'] }).notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    adminId: uuid().references(() => admins.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    /** Time of the login; kept by renewed tokens. */
    startedAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
    /** Browser and system of an administrator, for example `Chrome · Windows`. */
    device: text(),
    network: text(),
    /** To the minute; of administrators only. */
    lastUsedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    check(
      'tokens_owner',
      sql`(${table.kind} = 'user' and ${table.userId} is not null and ${table.adminId} is null)
        or (${table.kind} = 'admin' and ${table.adminId} is not null and ${table.userId} is null)`,
    ),
    index('tokens_user').on(table.userId),
    index('tokens_admin').on(table.adminId),
    index('tokens_end').on(table.expiresAt),
  ],
)

/** Attempts within a window per subject (account, IP address …), stored as a hash to avoid personal data. */
export const attempts = pgTable(
  'attempts',
  {
    subject: text().primaryKey(),
    count: integer().notNull(),
    since: instant().notNull(),
  },
  (table) => [index('attempts_since').on(table.since)],
)

export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index('password_resets_user').on(table.userId)],
)

/** Email verification links. */
export const emailVerifications = pgTable(
  'email_verifications',
  {
    tokenHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('email_verifications_user').on(table.userId)],
)
