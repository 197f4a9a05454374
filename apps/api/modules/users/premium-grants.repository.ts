import { and, eq, isNull, sum } from 'drizzle-orm'
import { extendPremium, runUntil, takeBackPremium, type PremiumRun } from '@/shop/users/premium'
import type { Db } from '../../platform/db/open'
import { premiumRenewals, users } from '../../platform/db/schema'

/** The part of an order that memberships depend on. */
export interface PremiumOrder {
  readonly id: string
  /** Null for a guest, whose months stay with the order. */
  readonly userId: string | null
  readonly premiumMonths: number
  readonly couponPremiumMonths: number
}

/** End of an account's membership, locked until the transaction ends. */
async function lockMembership(tx: Db, userId: string) {
  const [row] = await tx
    .select({ until: users.premiumUntil })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  return row
}

const setMembership = (tx: Db, userId: string, premiumUntil: Date | null) =>
  tx.update(users).set({ premiumUntil }).where(eq(users.id, userId))

/** The grants that make up the running membership. */
export async function findRun(tx: Db, userId: string, until: Date | null): Promise<PremiumRun | undefined> {
  if (until === null) return undefined
  const { startsAt: start, endsAt: end, months } = premiumRenewals
  const grants = await tx
    .select({ start, end, months })
    .from(premiumRenewals)
    .where(and(eq(premiumRenewals.userId, userId), isNull(premiumRenewals.revokedAt)))
  return runUntil(until, grants)
}

const grantsOf = (order: PremiumOrder) =>
  [
    { source: 'product' as const, months: order.premiumMonths },
    { source: 'coupon' as const, months: order.couponPremiumMonths },
  ].filter(({ months }) => months > 0)

/** A membership as it runs: its end, and the grants that make it up. */
interface Membership {
  readonly until: Date | null
  readonly run: PremiumRun | undefined
}

/** The grants of a paid order, one after the other from the membership's end, and the end that they bring. */
export function grantRows(
  order: PremiumOrder & { readonly userId: string },
  membership: Membership,
  now: Date,
) {
  const { userId, id: orderId } = order
  let { until, run } = membership
  const rows = grantsOf(order).map(({ source, months }) => {
    const { start, end } = extendPremium(until, months, now, run)
    run = until !== null && until > now && run ? { ...run, months: run.months + months } : { start, months }
    until = end
    return { userId, orderId, source, months, startsAt: start, endsAt: end, createdAt: now }
  })
  return { rows, until }
}

/** Grants the premium months of a paid order. @returns their number */
export async function grantPremium(tx: Db, order: PremiumOrder, now: Date): Promise<number> {
  const { userId } = order
  if (userId === null || grantsOf(order).length === 0) return 0
  const membership = await lockMembership(tx, userId)
  if (!membership) return 0
  const run = await findRun(tx, userId, membership.until)
  const { rows, until } = grantRows({ ...order, userId }, { ...membership, run }, now)
  await tx.insert(premiumRenewals).values(rows)
  await setMembership(tx, userId, until)
  return rows.reduce((sum, { months }) => sum + months, 0)
}

/** Months that an order has granted and that were not revoked. */
export async function grantedMonths(tx: Db, orderId: string): Promise<number> {
  const [row] = await tx
    .select({ months: sum(premiumRenewals.months).mapWith(Number) })
    .from(premiumRenewals)
    .where(and(eq(premiumRenewals.orderId, orderId), isNull(premiumRenewals.revokedAt)))
  return row?.months ?? 0
}

/** Revokes what an order granted, once. */
export async function revokePremium(tx: Db, { id: orderId, userId }: PremiumOrder, now: Date): Promise<void> {
  if (userId === null) return
  // Lock the membership first, as a grant does, to avoid deadlocks.
  const membership = await lockMembership(tx, userId)
  const revoked = await tx
    .update(premiumRenewals)
    .set({ revokedAt: now })
    .where(and(eq(premiumRenewals.orderId, orderId), isNull(premiumRenewals.revokedAt)))
    .returning()
  const until = membership?.until
  if (!until || revoked.length === 0) return
  const end = revoked.reduce(
    (left, { startsAt, endsAt }) => takeBackPremium(left, { start: startsAt, end: endsAt }),
    until,
  )
  await setMembership(tx, userId, end)
}

/** Revokes months bought with returned goods; those from the order's coupon are kept. */
export async function takeBackMonths(
  tx: Db,
  { id: orderId, userId }: PremiumOrder,
  months: number,
  now: Date,
): Promise<void> {
  if (userId === null) return
  const membership = await lockMembership(tx, userId)
  const ofProducts = and(
    eq(premiumRenewals.orderId, orderId),
    eq(premiumRenewals.source, 'product'),
    isNull(premiumRenewals.revokedAt),
  )
  const [grant] = await tx.select().from(premiumRenewals).where(ofProducts)
  if (!grant || !membership?.until) return
  const left = Math.max(0, grant.months - months)
  const { end } = extendPremium(grant.startsAt, left, grant.startsAt)
  // A grant that was cut off has less than its months left.
  const endsAt = left === 0 ? grant.startsAt : end < grant.endsAt ? end : grant.endsAt
  const change = left === 0 ? { revokedAt: now } : { months: left, endsAt }
  await tx.update(premiumRenewals).set(change).where(eq(premiumRenewals.id, grant.id))
  await setMembership(tx, userId, takeBackPremium(membership.until, { start: endsAt, end: grant.endsAt }))
}
