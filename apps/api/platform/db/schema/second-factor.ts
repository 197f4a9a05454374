import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { admins } from './accounts'
import { createdAt, instant } from './columns'

const adminId = () =>
  uuid()
    .notNull()
    .references(() => admins.id, { onDelete: 'cascade' })

/** Authenticator apps. The secret has to be readable; the shop has no key outside of the database. */
export const adminTotps = pgTable('admin_totps', {
  adminId: adminId().primaryKey(),
  /** Base32; null until the first code has confirmed it. */
  secret: text(),
  /** Time step of the last accepted code, which no code of the same or an earlier step follows. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
  /** A secret that is being set up. */
  pendingSecret: text(),
  pendingUntil: instant(),
  /** When the secret was confirmed. */
  confirmedAt: instant(),
})

/** Unused recovery codes; deleted when used. */
export const adminRecoveryCodes = pgTable(
  'admin_recovery_codes',
  { codeHash: text().primaryKey(), adminId: adminId(), createdAt: createdAt() },
  (table) => [index('admin_recovery_codes_admin').on(table.adminId)],
)

/** Where administrators have signed in from, to tell them of a new device. */
export const adminDevices = pgTable(
  'admin_devices',
  {
    adminId: adminId(),
    device: text().notNull(),
    network: text().notNull(),
    lastSeenAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.adminId, table.device, table.network] })],
)

/** One row. */
export const staffSettings = pgTable(
  'staff_settings',
  { id: integer().primaryKey(), isSecondFactorRequired: boolean().notNull() },
  (table) => [check('staff_settings_one', sql`${table.id} = 1`)],
)
