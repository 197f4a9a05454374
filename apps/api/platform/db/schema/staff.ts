import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { admins } from './accounts'
import { createdAt, instant } from './columns'

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
