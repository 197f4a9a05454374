import { and, eq, gt, lt } from 'drizzle-orm'
import { hashToken, newToken } from '../../../platform/auth/tokens'
import type { Db } from '../../../platform/db/open'
import { adminChallenges } from '../../../platform/db/schema'

const LIFETIME_MS = 5 * 60_000

export type Challenge = typeof adminChallenges.$inferSelect

interface NewChallenge extends Pick<Challenge, 'kind'> {
  /** Whose answer is awaited. @default anybody's */
  readonly adminId?: string
  readonly passwordHash?: string
  readonly challenge?: string
}

/** Begins a step of five minutes. @returns its token, of which only the hash is stored */
export async function startChallenge(db: Db, begun: NewChallenge, now: Date): Promise<string> {
  const token = newToken()
  await db.delete(adminChallenges).where(lt(adminChallenges.expiresAt, now))
  const expiresAt = new Date(now.getTime() + LIFETIME_MS)
  await db.insert(adminChallenges).values({ ...begun, tokenHash: hashToken(token), expiresAt })
  return token
}

const isLiving = (token: string, kind: Challenge['kind'], now: Date) =>
  and(
    eq(adminChallenges.tokenHash, hashToken(token)),
    eq(adminChallenges.kind, kind),
    gt(adminChallenges.expiresAt, now),
  )

export async function findChallenge(
  db: Db,
  token: string,
  kind: Challenge['kind'],
  now: Date,
): Promise<Challenge | undefined> {
  const [row] = await db
    .select()
    .from(adminChallenges)
    .where(isLiving(token, kind, now))
  return row
}

/** Uses it up. @returns undefined if it is used, expired, unknown or of another kind */
export async function takeChallenge(
  db: Db,
  token: string,
  kind: Challenge['kind'],
  now: Date,
): Promise<Challenge | undefined> {
  const [row] = await db
    .delete(adminChallenges)
    .where(isLiving(token, kind, now))
    .returning()
  return row
}
