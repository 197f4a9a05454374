import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { admins } from './accounts'
import { createdAt, instant, oneOf } from './columns'

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

/** WebAuthn credentials. */
export const adminPasskeys = pgTable(
  'admin_passkeys',
  {
    /** The credential's id, base64url-encoded. */
    id: text().primaryKey(),
    adminId: adminId(),
    name: text().notNull(),
    /** COSE key, base64url-encoded. */
    publicKey: text().notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant(),
  },
  (table) => [index('admin_passkeys_admin').on(table.adminId)],
)

export const CHALLENGE_KINDS = ['login', 'passkey-login', 'passkey-proof', 'passkey-new'] as const

/** Steps that are under way, each with a token that is used once. */
export const adminChallenges = pgTable(
  'admin_challenges',
  {
    tokenHash: text().primaryKey(),
    kind: text({ enum: CHALLENGE_KINDS }).notNull(),
    /** Null: any account may answer. */
    adminId: uuid().references(() => admins.id, { onDelete: 'cascade' }),
    /** Password that was right when the step began. */
    passwordHash: text(),
    /** What an authenticator signs, base64url-encoded. */
    challenge: text(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    oneOf('admin_challenges_kind', table.kind, CHALLENGE_KINDS),
    index('admin_challenges_admin').on(table.adminId),
    index('admin_challenges_end').on(table.expiresAt),
  ],
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
