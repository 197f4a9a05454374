import { eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { permissionsNeeded, type Endpoint } from '@/contract/shared/endpoint'
import { missingOf } from '@/shop/roles/permissions'
import { isLostConnection } from '../db/lost-connection'
import type { Db } from '../db/open'
import { apiKeys, tokens, users } from '../db/schema'
import { ApiError } from '../http/errors'
import { findKeySession } from './api-keys'
import { missingPermissions } from './missing-permissions'
import { findSession, type SessionRow } from './sessions'
import { bearerOf, hashToken, isApiKey, isTokenShaped } from './tokens'

const MINUTE_MS = 60_000

/**
 * Records the time of the last request of a customer, an administrator's session or an API key, to the minute to limit writes. It fails
 * no request: a database that only reads for now still shows a customer's orders.
 */
async function recordActivity(db: Db, session: SessionRow, now: Date): Promise<void> {
  const last = session.kind === 'user' ? session.lastActivityAt : session.lastUsedAt
  if (now.getTime() - (last?.getTime() ?? 0) < MINUTE_MS) return
  const recording =
    session.kind === 'user'
      ? db.update(users).set({ lastActivityAt: now }).where(eq(users.id, session.id))
      : session.apiKey === undefined
        ? db.update(tokens).set({ lastUsedAt: now }).where(eq(tokens.hash, session.tokenHash))
        : db.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.hash, session.tokenHash))
  await recording.catch(() => undefined)
}

/** The session of a token, or what an API key may do. */
const findCaller = (db: Db, token: string, now: Date): Promise<SessionRow | undefined> =>
  isApiKey(token) ? findKeySession(db, token, now) : findSession(db, token, now)

/**
 * Authenticates the caller as the endpoint requires: `public` ignores tokens; `optional` treats a missing token and an
 * administrator's as a guest and rejects an expired one; `user` and `admin` require theirs, and `admin` the permissions
 * that the endpoint needs. An API key counts as an administrator's, but for calls about the own account, which are people's.
 * @throws ApiError UNAUTHORIZED for a missing or expired token, FORBIDDEN for a token of the other kind or where a
 * permission is missing, SECOND_FACTOR_SETUP_REQUIRED while an administrator has none and all need one
 */
export async function authenticate(
  db: Db,
  endpoint: Endpoint,
  authorization: string | undefined,
  now: Date,
): Promise<SessionRow | null> {
  const { access } = endpoint
  if (access === 'public') return null
  const token = bearerOf(authorization)
  if (token === undefined) {
    if (access === 'optional') return null
    throw new ApiError('UNAUTHORIZED')
  }
  const session = await findCaller(db, token, now)
  if (!session) throw new ApiError('UNAUTHORIZED')
  await recordActivity(db, session, now)
  if (access === 'optional') return session.kind === 'user' ? session : null
  if (session.kind !== access) throw new ApiError('FORBIDDEN')
  if (session.kind === 'admin') {
    if (session.apiKey !== undefined && endpoint.needs === 'self') throw new ApiError('FORBIDDEN')
    if (session.needsFactor && endpoint.withoutFactor !== true)
      throw new ApiError('SECOND_FACTOR_SETUP_REQUIRED')
    const missing = missingOf(permissionsNeeded(endpoint), session.permissions)
    if (missing.length > 0) throw missingPermissions(missing)
  }
  return session
}

/** Tokens known not to belong to an administrator; that never changes. */
const otherTokens = new LRUCache<string, true>({ max: 20_000 })

/**
 * For public calls that return more to administrators who may see the catalogue: other or expired tokens count as
 * public. So does every token while the database is down, because cached responses are then served to everybody.
 */
export async function readsCatalogue(db: Db, authorization: string | undefined, now: Date): Promise<boolean> {
  const token = bearerOf(authorization)
  if (token === undefined || !(isTokenShaped(token) || isApiKey(token))) return false
  const hash = hashToken(token)
  if (otherTokens.has(hash)) return false
  try {
    const session = await findCaller(db, token, now)
    if (session?.kind === 'admin')
      return !session.needsFactor && session.permissions.includes('catalogue.read')
    if (!isApiKey(token)) otherTokens.set(hash, true)
    return false
  } catch (error) {
    if (isLostConnection(error)) return false
    throw error
  }
}
