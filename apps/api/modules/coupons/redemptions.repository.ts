import { and, asc, count, desc, eq, inArray, isNotNull, isNull, notInArray, or, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db/open'
import { couponCustomers, couponRedemptions, orders, users } from '../../platform/db/schema'

/** A customer: an account, or a guest identified by email. */
export interface Redeemer {
  /** Null for a guest. */
  readonly userId: string | null
  readonly email: string
}

/**
 * Accounts and guests are counted separately, even with the same email: a typed email must neither use up nor
 * reveal an account's redemptions.
 */
const redeemedBy = ({ userId, email }: Redeemer): SQL | undefined =>
  userId === null
    ? and(isNull(couponRedemptions.userId), eq(couponRedemptions.email, email.trim().toLowerCase()))
    : eq(couponRedemptions.userId, userId)

/** A guest who has typed no email yet, or whoever placed an anonymised order: they have nothing in common. */
const isNobody = ({ userId, email }: Redeemer): boolean => userId === null && email.trim() === ''

/** Redemptions by this customer, by coupon id; coupons never used are missing. */
export async function countRedemptions(
  db: Db,
  couponIds: readonly string[],
  redeemer: Redeemer,
): Promise<Map<string, number>> {
  if (couponIds.length === 0 || isNobody(redeemer)) return new Map()
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

/**
 * Whether the customer has an order that is not cancelled or refunded: a guest by the address of guests' orders, an account
 * by its own orders and those placed with its address, once that is confirmed.
 */
export async function hasOrdered(db: Db, redeemer: Redeemer): Promise<boolean> {
  if (isNobody(redeemer)) return false
  const { userId, email } = redeemer
  const own =
    userId === null
      ? and(isNull(orders.userId), eq(orders.email, email.trim().toLowerCase()))
      : or(
          eq(orders.userId, userId),
          inArray(
            orders.email,
            db
              .select({ email: users.email })
              .from(users)
              .where(and(eq(users.id, userId), isNotNull(users.emailVerifiedAt))),
          ),
        )
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(own, notInArray(orders.status, ['cancelled', 'refunded'])))
    .limit(1)
  return row !== undefined
}

/** Groups that the customer is in; a guest is in none. */
export async function groupsOf(db: Db, { userId }: Redeemer): Promise<readonly string[]> {
  if (userId === null) return []
  const [row] = await db.select({ groups: users.groups }).from(users).where(eq(users.id, userId))
  return row?.groups ?? []
}

export interface Redemption {
  readonly couponId: string
  readonly userId: string | null
  readonly email: string
  readonly singleCode: string | null
  readonly releasedAt: Date | null
}

export async function findRedemption(db: Db, orderId: string): Promise<Redemption | undefined> {
  const { couponId, userId, email, singleCode, releasedAt } = couponRedemptions
  const [row] = await db
    .select({ couponId, userId, email, singleCode, releasedAt })
    .from(couponRedemptions)
    .where(eq(couponRedemptions.orderId, orderId))
  return row
}

/** Releases the redemption of an order (`at`), or restores it (null). A trigger updates the coupon's count. */
export async function setRedemptionReleased(tx: Db, orderId: string, at: Date | null): Promise<void> {
  await tx.update(couponRedemptions).set({ releasedAt: at }).where(eq(couponRedemptions.orderId, orderId))
}

const TOP_USERS = 10

/** The customers who used a coupon most, guests by email. Discounts in minor units. */
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
