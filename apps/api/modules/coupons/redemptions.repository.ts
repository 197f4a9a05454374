import { and, count, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db/open'
import { couponRedemptions, coupons, users } from '../../platform/db/schema'

/** The account, and every e-mail that the shopper is known by here. */
export interface Redeemer {
  readonly userId: string | null
  readonly emails: readonly string[]
}

/** An account and its e-mail are one customer, whichever of them redeemed. */
function redeemedBy({ userId, emails }: Redeemer): SQL | undefined {
  const addresses = [...new Set(emails.map((email) => email.trim().toLowerCase()))].filter(Boolean)
  const mine = userId === null ? undefined : eq(couponRedemptions.userId, userId)
  if (addresses.length === 0) return mine ?? sql`false`
  const owner = sql`(select ${users.id} from ${users} where ${inArray(users.email, addresses)})`
  return or(mine, inArray(couponRedemptions.email, addresses), sql`${couponRedemptions.userId} in ${owner}`)
}

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
