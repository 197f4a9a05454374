import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { extendPremium, isPremiumActive } from '@/shop/users/premium'
import type { Db } from '../../platform/db/open'
import { premiumRenewals } from '../../platform/db/schema'
import { findRun } from './premium-grants.repository'
import { updateUser, type User } from '../account/users.repository'

/** A change of a membership by an administrator. */
export type MembershipChange =
  | { readonly action: 'activate' | 'extend'; readonly months: number }
  | { readonly action: 'deactivate' }

/** Only inactive memberships can be activated, only active ones extended or deactivated. */
export const isPremiumChangeAllowed = (
  { premiumUntil }: User,
  { action }: MembershipChange,
  now: Date,
): boolean => isPremiumActive(premiumUntil, now) !== (action === 'activate')

/** Cuts the grants off where their membership ends, so that a later refund does not take them back once more. */
async function endGrants(tx: Db, userId: string, now: Date): Promise<void> {
  const { startsAt, endsAt, revokedAt } = premiumRenewals
  await tx
    .update(premiumRenewals)
    .set({ endsAt: sql`greatest(${startsAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(premiumRenewals.userId, userId), isNull(revokedAt), gt(endsAt, now)))
}

/** The caller must hold the lock of the user's row. */
export async function changePremium(tx: Db, user: User, change: MembershipChange, now: Date): Promise<void> {
  if (change.action === 'deactivate') {
    await endGrants(tx, user.id, now)
    await updateUser(tx, user.id, { premiumUntil: now }, now)
    return
  }
  const { months } = change
  const run = await findRun(tx, user.id, user.premiumUntil)
  const { start, end } = extendPremium(user.premiumUntil, months, now, run)
  await tx
    .insert(premiumRenewals)
    .values({ userId: user.id, source: 'admin', months, startsAt: start, endsAt: end, createdAt: now })
  await updateUser(tx, user.id, { premiumUntil: end }, now)
}
