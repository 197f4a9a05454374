import { and, eq, gt, lt, ne } from 'drizzle-orm'
import type { Platform } from '@/shop/shared/platform'
import type { Permission } from '@/shop/roles/permissions'
import type { Db } from '../db/open'
import { admins, roles, tokens, users } from '../db/schema'
import { ownedBy, ownerValues, type Owner } from './owner'
import { permissionsOf, roleIdOf } from './permissions-of'
import { needsFactor } from './second-factor'
import { adminSessionLimit, hashToken, isTokenShaped, newToken, sessionLifetime } from './tokens'

export interface UserSession {
  readonly kind: 'user'
  readonly id: string
  readonly email: string
  readonly name: string
  readonly platform: Platform
  readonly tokenHash: string
  readonly lastActivityAt: Date | null
  /** Whether the account's email address is confirmed. */
  readonly isVerified: boolean
}
export interface AdminSession {
  readonly kind: 'admin'
  readonly id: string
  readonly email: string
  readonly name: string
  /** Name of a built-in role, or the id of one of the shop's own. */
  readonly role: string
  readonly permissions: readonly Permission[]
  readonly tokenHash: string
  /** Kept by renewals. */
  readonly sessionId: string
  readonly lastUsedAt: Date
  /** Time of the login. */
  readonly startedAt: Date
  /** A second factor has to be set up first. */
  readonly needsFactor: boolean
  /** Name of the API key that is used instead of a login. */
  readonly apiKey?: string | undefined
}
export type SessionRow = UserSession | AdminSession

/** Where an administrator's session is used. */
export interface Place {
  /** Browser and system, for example `Chrome · Windows`. */
  readonly device?: string | undefined
  readonly network?: string | undefined
}

interface NewSession extends Place {
  /** Of the session being renewed; an administrator's session cannot be renewed beyond `adminSessionLimit`. @default now */
  readonly startedAt?: Date
  /** Id of the session being renewed. */
  readonly id?: string
}

/** Creates a session. @returns the token, of which only the hash is stored */
export async function startSession(
  db: Db,
  owner: Owner,
  now: Date,
  { startedAt = now, id, device, network }: NewSession = {},
): Promise<string> {
  const token = newToken()
  const end = now.getTime() + sessionLifetime[owner.kind]
  const last = owner.kind === 'admin' ? startedAt.getTime() + adminSessionLimit : end
  await db.delete(tokens).where(lt(tokens.expiresAt, now))
  await db.insert(tokens).values({
    hash: hashToken(token),
    kind: owner.kind,
    ...ownerValues(owner),
    createdAt: now,
    startedAt,
    expiresAt: new Date(Math.min(end, last)),
    ...(id !== undefined && { id }),
    device,
    network,
    lastUsedAt: now,
  })
  return token
}

/** Time at which an administrator's session finally expires, regardless of renewals. */
export const endOfSession = ({ startedAt }: Pick<AdminSession, 'startedAt'>): Date =>
  new Date(startedAt.getTime() + adminSessionLimit)

/** The valid session of a token; banned customers and inactive administrators have none. */
export async function findSession(db: Db, token: string, now: Date): Promise<SessionRow | undefined> {
  if (!isTokenShaped(token)) return undefined
  const tokenHash = hashToken(token)
  const [row] = await db
    .select({
      user: {
        id: users.id,
        email: users.email,
        name: users.name,
        platform: users.platform,
        status: users.status,
        lastActivityAt: users.lastActivityAt,
        emailVerifiedAt: users.emailVerifiedAt,
      },
      admin: {
        id: admins.id,
        email: admins.email,
        name: admins.name,
        isActive: admins.isActive,
        role: admins.role,
        customRoleId: admins.customRoleId,
      },
      customPermissions: roles.permissions,
      startedAt: tokens.startedAt,
      sessionId: tokens.id,
      lastUsedAt: tokens.lastUsedAt,
      needsFactor,
    })
    .from(tokens)
    .leftJoin(users, eq(users.id, tokens.userId))
    .leftJoin(admins, eq(admins.id, tokens.adminId))
    .leftJoin(roles, eq(roles.id, admins.customRoleId))
    .where(and(eq(tokens.hash, tokenHash), gt(tokens.expiresAt, now)))
  if (row?.user && row.user.status !== 'banned') {
    const { id, email, name, platform, lastActivityAt, emailVerifiedAt } = row.user
    const isVerified = emailVerifiedAt !== null
    return { kind: 'user', id, email, name, platform, tokenHash, lastActivityAt, isVerified }
  }
  if (row?.admin?.isActive) {
    const { id, email, name } = row.admin
    const role = roleIdOf(row.admin)
    const permissions = permissionsOf(row.admin, row.customPermissions)
    const { startedAt, sessionId, lastUsedAt } = row
    return {
      kind: 'admin',
      id,
      email,
      name,
      role,
      permissions,
      tokenHash,
      sessionId,
      lastUsedAt,
      startedAt,
      needsFactor: row.needsFactor,
    }
  }
  return undefined
}

/** @returns whether a session was ended */
export async function deleteSession(db: Db, tokenHash: string): Promise<boolean> {
  const ended = await db.delete(tokens).where(eq(tokens.hash, tokenHash)).returning({ kind: tokens.kind })
  return ended.length > 0
}

/** Ends all sessions of an account (ban), or all but one (password change). */
export async function endSessionsOf(db: Db, owner: Owner, exceptTokenHash?: string): Promise<void> {
  const others = exceptTokenHash === undefined ? undefined : ne(tokens.hash, exceptTokenHash)
  await db.delete(tokens).where(and(ownedBy(tokens, owner), others))
}
