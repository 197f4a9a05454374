import { GENDERS } from '@/shop/account/account'
import { LANGUAGES } from '@/shop/shared/language'
import { USER_STATUSES } from '@/shop/users/users'
import { BUILT_IN_ROLES } from '@/shop/roles/roles'
import { sql, type SQL } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { PLATFORMS } from '@/shop/shared/platform'
import { createdAt, id, instant, lowerCase, oneOf, searchText, updatedAt } from './columns'

/** The shop's own roles, beside the built-in ones. */
export const roles = pgTable(
  'roles',
  {
    id: id(),
    name: text().notNull(),
    permissions: text().array().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('roles_name').on(sql`lower(${table.name})`)],
)

export const admins = pgTable(
  'admins',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull().unique(),
    passwordHash: text().notNull(),
    isActive: boolean().notNull().default(true),
    /** Null: has one of the shop's own roles. */
    role: text({ enum: BUILT_IN_ROLES }),
    customRoleId: uuid().references(() => roles.id, { onDelete: 'restrict' }),
    /** Null: has never logged in. */
    lastLoginAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    lowerCase('admins_email_lower', table.email),
    oneOf('admins_role', table.role, BUILT_IN_ROLES),
    check('admins_one_role', sql`num_nonnulls(${table.role}, ${table.customRoleId}) = 1`),
    index('admins_custom_role').on(table.customRoleId),
  ],
)

export const users = pgTable(
  'users',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull().unique(),
    /** Time of verification by the link in the mail; null: unverified. */
    emailVerifiedAt: instant(),
    passwordHash: text().notNull(),
    phone: text().notNull().default(''),
    company: text().notNull().default(''),
    vatId: text().notNull().default(''),
    platform: text({ enum: PLATFORMS }).notNull().default('germany'),
    status: text({ enum: USER_STATUSES }).notNull().default('active'),
    /** Why the customer is banned; '' unless banned, or without a reason. */
    banReason: text().notNull().default(''),
    street: text().notNull().default(''),
    city: text().notNull().default(''),
    state: text().notNull().default(''),
    zipCode: text().notNull().default(''),
    country: text().notNull().default('Deutschland'),
    dateOfBirth: date({ mode: 'string' }),
    gender: text({ enum: GENDERS }),
    language: text({ enum: LANGUAGES }).notNull().default('de'),
    notifyEmail: boolean().notNull().default(true),
    notifySms: boolean().notNull().default(false),
    notifyPush: boolean().notNull().default(true),
    /** End of the Premium membership; active if in the future. */
    premiumUntil: instant(),
    /** Words by which the shop groups its customers, in its own spelling. */
    groups: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    acceptedTermsAt: instant(),
    /** Time of the last authenticated request, to the minute. */
    lastActivityAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    searchText: searchText(
      (): AnyPgColumn => users.name,
      (): AnyPgColumn => users.email,
      // As typed, and without what people put between the digits.
      (): AnyPgColumn => users.phone,
      (): SQL => sql`regexp_replace(${users.phone}, '[^0-9]', '', 'g')`,
    ),
  },
  (table) => [
    lowerCase('users_email_lower', table.email),
    oneOf('users_platform', table.platform, PLATFORMS),
    oneOf('users_status', table.status, USER_STATUSES),
    oneOf('users_language', table.language, LANGUAGES),
    oneOf('users_gender', table.gender, GENDERS),
    // Includes the columns that the back office counts, for index-only scans.
    index('users_created').on(
      table.createdAt.desc().nullsFirst(),
      table.id,
      table.platform,
      table.status,
      table.premiumUntil,
    ),
    index('users_premium').on(table.premiumUntil),
    index('users_search').using('gin', table.searchText.op('gin_trgm_ops')),
    index('users_groups').using('gin', table.groups),
    // Few customers are in a group: which groups there are is read from this index alone.
    index('users_grouped')
      .on(table.groups)
      .where(sql`${table.groups} <> '{}'`),
  ],
)

/** Internal notes of administrators about a customer. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    author: text().notNull(),
    at: createdAt(),
  },
  (table) => [index('customer_notes_user').on(table.userId, table.at)],
)

/** Ids of accounts that were erased, so that a restore of an older backup erases them again. */
export const erasedUsers = pgTable('erased_users', {
  userId: uuid().primaryKey(),
  erasedAt: instant().notNull(),
})
