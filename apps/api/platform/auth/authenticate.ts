import { eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Access } from '@/contract/shared/endpoint'
import { isLostConnection } from '../db/lost-connection'
import type { Db } from '../db/open'
import { users } from '../db/schema'
import { ApiError } from '../http/errors'
import { findSession, type Session } from './sessions'
import { bearerOf, hashToken, isTokenShaped } from './tokens'

const MINUTE_MS = 60_000

/**
 * Records the time of a customer's last request, to the minute to limit writes. It fails no request: a database that only
 * reads for now still shows a customer's orders.
 */
async function recordActivity(db: Db, session: Session, now: Date): Promise<void> {
  if (session.kind !== 'user') return
  const last = session.lastActivityAt?.getTime() ?? 0
  if (now.getTime() - last < MINUTE_MS) return
  await db
    .update(users)
    .set({ lastActivityAt: now })
    .where(eq(users.id, session.id))
    .catch(() => undefined)
}

/**
 * Authenticates the caller as the endpoint requires: `public` ignores tokens; `optional` treats a missing token and an
 * administrator's as a guest and rejects an expired one; `user` and `admin` require theirs.
 * @throws ApiError UNAUTHORIZED for a missing or expired token, FORBIDDEN for a token of the other role
 */
export async function authenticate(
  db: Db,
  access: Access,
  authorization: string | undefined,
  now: Date,
): Promise<Session | null> {
  if (access === 'public') return null
  const token = bearerOf(authorization)
  if (token === undefined) {
    if (access === 'optional') return null
    throw new ApiError('UNAUTHORIZED')
  }
  const session = await findSession(db, token, now)
  if (!session) throw new ApiError('UNAUTHORIZED')
  await recordActivity(db, session, now)
  if (access === 'optional') return session.kind === 'user' ? session : null
  if (session.kind !== access) throw new ApiError('FORBIDDEN')
  return session
}

/** Tokens known not to belong to an administrator; that never changes. */
const otherTokens = new LRUCache<string, true>({ max: 20_000 })

/**
 * For public calls that return more to administrators: other or expired tokens count as public. So does every token
 * while the database is down, because cached responses are then served to everybody.
 */
export async function isAdministrator(
  db: Db,
  authorization: string | undefined,
  now: Date,
): Promise<boolean> {
  const token = bearerOf(authorization)
  if (token === undefined || !isTokenShaped(token)) return false
  const hash = hashToken(token)
  if (otherTokens.has(hash)) return false
  try {
    const isOne = (await findSession(db, token, now))?.kind === 'admin'
    if (!isOne) otherTokens.set(hash, true)
    return isOne
  } catch (error) {
    if (isLostConnection(error)) return false
    throw error
  }
}
