import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { admins } from './accounts'
import { createdAt, instant } from './columns'

/** Links with which a changed address of an administrator is put back; kept for a while to say that they were used. */
export const adminAddressUndos = pgTable(
  'admin_address_undos',
  {
    tokenHash: text().primaryKey(),
    adminId: uuid()
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    /** The former address. */
    email: text().notNull(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index('admin_address_undos_admin').on(table.adminId)],
)

/** Links with which administrators set their password; deleted when used. */
export const adminResets = pgTable(
  'admin_resets',
  {
    tokenHash: text().primaryKey(),
    adminId: uuid()
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('admin_resets_admin').on(table.adminId)],
)
