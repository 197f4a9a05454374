import { hashToken, newToken } from '@apps/api/platform/auth/tokens'
import type { Db } from '@apps/api/platform/db/open'
import { subscriptionLinks } from '@apps/api/platform/db/schema'

/** A new link for a mail; earlier ones stay good. */
export async function newLink(tx: Db, subscriptionId: string, now: Date): Promise<string> {
  const token = newToken()
  await tx.insert(subscriptionLinks).values({ tokenHash: hashToken(token), subscriptionId, createdAt: now })
  return token
}
