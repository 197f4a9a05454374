import { and, count, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db/open'
import { couponRedemptions, coupons } from '../../platform/db/schema'

/** A customer: an account, or a guest by e-mail. */
export interface Redeemer {
  /** Null: a guest. */
  readonly userId: string | null
  readonly email: string
}

/**
 * An account's uses are its own and a guest's those of other guests with the e-mail: an address that anybody can type
 * neither uses up nor reveals what an account has.
 */
const redeemedBy = ({ userId, email }: Redeemer): SQL | undefined =>
  userId === null
    ? and(isNull(couponRedemptions.userId), eq(couponRedemptions.email, email.trim().toLowerCase()))
    : eq(couponRedemptions.userId, userId)

/** How often a customer has used each coupon; an absent one: never. */
export async function countRedemptions(
  db: Db,
  couponIds: readonly string[],
  redeemer: Redeemer,
): Promise<Map<string, number>> {
  if (couponIds.length === 0) return new Map()
  const rows = await db
    .select({ couponId: couponRedemptions.couponId, uses: count() })
    .from(couponRedemptions)
    .where(
      and(
        inArray(couponRedemptions.couponId, [...couponIds]),
        isNull(couponRedemptions.releasedAt),
        redeemedBy(redeemer),
      ),
    )
    .groupBy(couponRedemptions.couponId)
  return new Map(rows.map(({ couponId, uses }) => [couponId, uses]))
}

export interface Redemption {
  readonly couponId: string
  readonly userId: string | null
  readonly email: string
  readonly releasedAt: Date | null
}

export async function findRedemption(db: Db, orderId: string): Promise<Redemption | undefined> {
  const { couponId, userId, email, releasedAt } = couponRedemptions
  const [row] = await db
    .select({ couponId, userId, email, releasedAt })
    .from(couponRedemptions)
    .where(eq(couponRedemptions.orderId, orderId))
  return row
}

/** Counts a use up or down; never below 0. */
export const couponUse = (couponId: string, by: 1 | -1): SQL =>
  sql`update ${coupons} set total_used = greatest(0, total_used + ${by}::int) where ${coupons.id} = ${couponId}`

/** Gives an order's use of its coupon back (`at`), or takes it again (null). */
export async function setRedemptionReleased(
  tx: Db,
  orderId: string,
  couponId: string,
  at: Date | null,
): Promise<void> {
  await tx.update(couponRedemptions).set({ releasedAt: at }).where(eq(couponRedemptions.orderId, orderId))
  await tx.execute(couponUse(couponId, at === null ? 1 : -1))
}

const TOP_USERS = 10

/** Uses that were not given back, by customer: an account, or a guest's e-mail. Discounts in minor units. */
export async function couponUsers(db: Db, couponId: string) {
  const { userId, email, discount, releasedAt } = couponRedemptions
  const customer = sql`coalesce(${userId}::text, ${email})`
  const users = await db
    .select({
      email: sql<string>`max(${email})`,
      usedCount: count(),
      totalDiscount: sql<number>`sum(${discount})::float8`,
    })
    .from(couponRedemptions)
    .where(and(eq(couponRedemptions.couponId, couponId), isNull(releasedAt)))
    .groupBy(customer)
    .orderBy(desc(count()), desc(sql`sum(${discount})`), sql`max(${email})`)
  return {
    uniqueUsers: users.length,
    totalUses: users.reduce((sum, { usedCount }) => sum + usedCount, 0),
    totalDiscount: users.reduce((sum, user) => sum + user.totalDiscount, 0),
    topUsers: users.slice(0, TOP_USERS),
  }
}
