import { and, arrayContains, count, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { CouponStatus, CouponType } from '@/domain/coupons/coupon-types'
import { calendarDay } from '@/domain/shared/dates'
import { PLATFORMS, platformTimeZone, type Platform } from '@/domain/shared/platform'
import type { Db } from '../../platform/db/open'
import { couponRedemptions, coupons } from '../../platform/db/schema'
import { accentInsensitiveSearch } from '../../platform/db/queries/accent-insensitive'
import { offsetOf, type Page } from '../../platform/db/queries/page'

export type CouponRow = typeof coupons.$inferSelect
export type CouponValues = typeof coupons.$inferInsert

interface CouponFilter {
  readonly status?: CouponStatus | undefined
  readonly type?: CouponType | undefined
  readonly platform?: Platform | undefined
  /** In code, name or description. */
  readonly search?: string | undefined
}

/** Archived coupons exist for their orders only. */
const isNotArchived = isNull(coupons.archivedAt)

/** `couponStatus` of the domain as a condition, so that pages can be counted; a test holds the two together. */
function hasStatus(status: CouponStatus, now: Date): SQL | undefined {
  const isActive = eq(coupons.status, 'active')
  const lasts = sql.join(
    PLATFORMS.map((platform) => {
      const today = calendarDay(now, platformTimeZone[platform])
      return sql`(${platform} = any(${coupons.platforms}) and ${today}::date <= ${coupons.endDate})`
    }),
    sql` or `,
  )
  const isUsedUp = sql`(${coupons.usageLimitTotal} is not null and ${coupons.totalUsed} >= ${coupons.usageLimitTotal})`
  if (status === 'inactive') return eq(coupons.status, 'inactive')
  if (status === 'expired') return and(isActive, sql`not (${lasts})`)
  return and(isActive, sql`(${lasts})`, status === 'used_up' ? isUsedUp : sql`not ${isUsedUp}`)
}

export async function listCoupons(db: Db, filter: CouponFilter, page: Page, now: Date) {
  const { status, type, platform, search } = filter
  const where = and(
    isNotArchived,
    status && hasStatus(status, now),
    type && eq(coupons.type, type),
    platform && arrayContains(coupons.platforms, [platform]),
    accentInsensitiveSearch(search ?? '', coupons.code, coupons.name, coupons.description),
  )
  const rows = await db
    .select()
    .from(coupons)
    .where(where)
    .orderBy(desc(coupons.createdAt), coupons.code)
    .limit(page.limit)
    .offset(offsetOf(page))
  const [total] = await db.select({ value: count() }).from(coupons).where(where)
  return { rows, total: total?.value ?? 0 }
}

export async function findCoupon(db: Db, id: string): Promise<CouponRow | undefined> {
  const [row] = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.id, id), isNotArchived))
  return row
}

/** Holds a coupon against its shoppers until the transaction ends. */
export async function lockCouponForUpdate(tx: Db, id: string): Promise<CouponRow | undefined> {
  const [row] = await tx
    .select()
    .from(coupons)
    .where(and(eq(coupons.id, id), isNotArchived))
    .for('update')
  return row
}

/** Codes of archived coupons are free again. */
export async function isCouponCodeTaken(tx: Db, code: string): Promise<boolean> {
  const rows = await tx
    .select({ id: coupons.id })
    .from(coupons)
    .where(and(eq(coupons.code, code), isNotArchived))
  return rows.length > 0
}

export async function insertCoupon(tx: Db, values: CouponValues): Promise<CouponRow | undefined> {
  const [row] = await tx.insert(coupons).values(values).returning()
  return row
}

export async function updateCoupon(tx: Db, id: string, values: Partial<CouponValues>) {
  const [row] = await tx.update(coupons).set(values).where(eq(coupons.id, id)).returning()
  return row
}

/** Deletes a coupon, or archives it where an order used it. The caller holds it. */
export async function removeCoupon(tx: Db, id: string, now: Date): Promise<'deleted' | 'archived'> {
  const [used] = await tx
    .select({ value: count() })
    .from(couponRedemptions)
    .where(eq(couponRedemptions.couponId, id))
  if ((used?.value ?? 0) > 0) {
    await tx.update(coupons).set({ archivedAt: now, updatedAt: now }).where(eq(coupons.id, id))
    return 'archived'
  }
  await tx.delete(coupons).where(eq(coupons.id, id))
  return 'deleted'
}

const TOP_USERS = 10

/** Uses that hold, by customer: an account, or a guest's address. Discounts in minor units. */
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
