import { and, asc, count, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db/open'
import { couponCustomers, couponRedemptions } from '../../platform/db/schema'

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

/** Gives an order's use of its coupon back (`at`), or takes it again (null). A trigger counts it on the coupon. */
export async function setRedemptionReleased(tx: Db, orderId: string, at: Date | null): Promise<void> {
  await tx.update(couponRedemptions).set({ releasedAt: at }).where(eq(couponRedemptions.orderId, orderId))
}

const TOP_USERS = 10

/** The customers who used a coupon most: accounts, and guests by their e-mail. Discounts in minor units. */
export const topCouponUsers = (db: Db, couponId: string) =>
  db
    .select({
      email: couponCustomers.email,
      usedCount: couponCustomers.uses,
      totalDiscount: couponCustomers.discount,
    })
    .from(couponCustomers)
    .where(eq(couponCustomers.couponId, couponId))
    .orderBy(
      desc(couponCustomers.uses),
      desc(couponCustomers.discount),
      asc(couponCustomers.email),
      asc(couponCustomers.customer),
    )
    .limit(TOP_USERS)
