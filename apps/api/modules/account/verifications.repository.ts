import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../../platform/db/open'
import { emailVerifications } from '../../platform/db/schema'

/** Lifetime of a verification link in ms. */
const VERIFICATION_MS = 7 * 86_400_000

interface Verification {
  readonly userId: string
  readonly tokenHash: string
}

export async function insertVerification(
  tx: Db,
  { userId, tokenHash }: Verification,
  now: Date,
): Promise<void> {
  await tx.insert(emailVerifications).values({
    userId,
    tokenHash,
    createdAt: now,
    expiresAt: new Date(now.getTime() + VERIFICATION_MS),
  })
}

/** Whether the link was sent to this account and is still valid. */
export async function hasVerification(
  db: Db,
  { userId, tokenHash }: Verification,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .select({ userId: emailVerifications.userId })
    .from(emailVerifications)
    .where(
      and(
        eq(emailVerifications.tokenHash, tokenHash),
        eq(emailVerifications.userId, userId),
        gt(emailVerifications.expiresAt, now),
      ),
    )
  return rows.length > 0
}

export async function endVerifications(tx: Db, userId: string): Promise<void> {
  await tx.delete(emailVerifications).where(eq(emailVerifications.userId, userId))
}
