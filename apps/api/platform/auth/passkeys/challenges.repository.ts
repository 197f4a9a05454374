import { and, eq, gt, lt } from 'drizzle-orm'
import type { Db } from '../../db/open'
import { challenges } from '../../db/schema'
import { ownerValues, type Owner } from '../owner'
import { hashToken, newToken } from '../tokens'

const LIFETIME_MS = 5 * 60_000

export type Challenge = typeof challenges.$inferSelect

interface NewChallenge extends Pick<Challenge, 'kind'> {
  /** Whose answer is awaited. @default anybody's */
  readonly owner?: Owner | undefined
  readonly passwordHash?: string | undefined
  readonly challenge?: string
}

/** Begins a step of five minutes. @returns its token, of which only the hash is stored */
export async function startChallenge(db: Db, { owner, ...begun }: NewChallenge, now: Date): Promise<string> {
  const token = newToken()
  await db.delete(challenges).where(lt(challenges.expiresAt, now))
  const expiresAt = new Date(now.getTime() + LIFETIME_MS)
  await db
    .insert(challenges)
    .values({ ...begun, ...(owner && ownerValues(owner)), tokenHash: hashToken(token), expiresAt })
  return token
}

const isLiving = (token: string, kind: Challenge['kind'], now: Date) =>
  and(eq(challenges.tokenHash, hashToken(token)), eq(challenges.kind, kind), gt(challenges.expiresAt, now))

export async function findChallenge(
  db: Db,
  token: string,
  kind: Challenge['kind'],
  now: Date,
): Promise<Challenge | undefined> {
  const [row] = await db
    .select()
    .from(challenges)
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
    .delete(challenges)
    .where(isLiving(token, kind, now))
    .returning()
  return row
}
