import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { admins, users } from './accounts'
import { createdAt, instant, oneOf } from './columns'

/** WebAuthn credentials, each of one customer or administrator. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential's id, base64url-encoded. */
    id: text().primaryKey(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    adminId: uuid().references(() => admins.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** COSE key, base64url-encoded. */
    publicKey: text().notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant(),
  },
  (table) => [
    check('passkeys_owner', sql`num_nonnulls(${table.userId}, ${table.adminId}) = 1`),
    index('passkeys_user').on(table.userId),
    index('passkeys_admin').on(table.adminId),
  ],
)

/** `login` and `passkey-login` are administrators’, `customer-login` is a customer's by passkey. */
export const CHALLENGE_KINDS = [
  'login',
  'passkey-login',
  'customer-login',
  'passkey-proof',
  'passkey-new',
] as const

/** Steps that are under way, each with a token that is used once. */
export const challenges = pgTable(
  'challenges',
  {
    tokenHash: text().primaryKey(),
    kind: text({ enum: CHALLENGE_KINDS }).notNull(),
    /** Neither: any account may answer. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    adminId: uuid().references(() => admins.id, { onDelete: 'cascade' }),
    /** Password that was right when the step began. */
    passwordHash: text(),
    /** What an authenticator signs, base64url-encoded. */
    challenge: text(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    oneOf('challenges_kind', table.kind, CHALLENGE_KINDS),
    index('challenges_user').on(table.userId),
    index('challenges_admin').on(table.adminId),
    index('challenges_end').on(table.expiresAt),
  ],
)
