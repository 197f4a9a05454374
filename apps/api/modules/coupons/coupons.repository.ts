import { and, arrayContains, count, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { normalizeCouponCode } from '@/shop/coupons/coupons'
import type { Coupon, CouponStatus, CouponType } from '@/shop/coupons/coupon-types'
import { calendarDay } from '@/shop/shared/dates'
import { PLATFORMS, platformTimeZone, type Platform } from '@/shop/shared/platform'
import type { Db } from '../../platform/db/open'
import { columnMatchesSearch } from '../../platform/db/queries/matches-search'
import { offsetOf, type PageRequest } from '../../platform/db/queries/page'
import { couponRedemptions, coupons } from '../../platform/db/schema'

export type CouponRow = typeof coupons.$inferSelect
type CouponColumns = typeof coupons.$inferInsert

/** Archived coupons are kept only for orders that used them. */
const isNotArchived = isNull(coupons.archivedAt)

interface FindOptions {
  /** Locks the row until the transaction ends, so that uses are counted one after the other. */
  readonly lock: boolean
}

/** Finds a coupon by its typed code; ignores case and Turkish dotted and dotless i. */
export async function findCouponByCode(
  db: Db,
  typed: string,
  { lock }: FindOptions = { lock: false },
): Promise<Coupon | undefined> {
  const code = normalizeCouponCode(typed)
  // PostgreSQL rejects a parameter with NUL.
  if (code === '' || code.includes('\u0000')) return undefined
  const query = db
    .select()
    .from(coupons)
    .where(and(eq(coupons.code, code), isNotArchived))
  const [row] = await (lock ? query.for('no key update') : query)
  return row
}

/** Locks the coupon of an order, even if it is archived. */
export async function lockCoupon(tx: Db, id: string): Promise<Coupon | undefined> {
  const [row] = await tx.select().from(coupons).where(eq(coupons.id, id)).for('no key update')
  return row
}

/** Coupons that apply automatically. */
export async function listAutoCoupons(db: Db): Promise<Coupon[]> {
  const rows = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.autoApply, true), eq(coupons.status, 'active'), isNotArchived))
  return rows
}

interface CouponFilter {
  readonly status?: CouponStatus | undefined
  readonly type?: CouponType | undefined
  readonly platform?: Platform | undefined
  /** Text in code, name or description. */
  readonly search?: string | undefined
}

/**
 * `couponStatus` of the domain as an SQL condition, so that filtered pages can be counted; a test compares the two.
 */
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

export async function findCoupons(db: Db, filter: CouponFilter, page: PageRequest, now: Date) {
  const { status, type, platform, search } = filter
  const where = and(
    isNotArchived,
    status && hasStatus(status, now),
    type && eq(coupons.type, type),
    platform && arrayContains(coupons.platforms, [platform]),
    columnMatchesSearch(search, coupons.searchText),
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

/** Locks a coupon for an update; checkouts that use it wait. */
export async function lockCouponForUpdate(tx: Db, id: string): Promise<CouponRow | undefined> {
  const [row] = await tx
    .select()
    .from(coupons)
    .where(and(eq(coupons.id, id), isNotArchived))
    .for('update')
  return row
}

/** The codes of archived coupons may be used again. */
export async function isCouponCodeTaken(tx: Db, code: string): Promise<boolean> {
  const rows = await tx
    .select({ id: coupons.id })
    .from(coupons)
    .where(and(eq(coupons.code, code), isNotArchived))
  return rows.length > 0
}

export async function insertCoupon(tx: Db, values: CouponColumns): Promise<CouponRow | undefined> {
  const [row] = await tx.insert(coupons).values(values).returning()
  return row
}

export async function updateCouponRow(tx: Db, id: string, values: Partial<CouponColumns>) {
  const [row] = await tx.update(coupons).set(values).where(eq(coupons.id, id)).returning()
  return row
}

/** Deletes a coupon, or archives it if an order used it. The caller must hold its lock. */
export async function removeCoupon(tx: Db, id: string, now: Date): Promise<'deleted' | 'archived'> {
  const used = await tx
    .select({ id: couponRedemptions.id })
    .from(couponRedemptions)
    .where(eq(couponRedemptions.couponId, id))
    .limit(1)
  if (used.length > 0) {
    await tx.update(coupons).set({ archivedAt: now, updatedAt: now }).where(eq(coupons.id, id))
    return 'archived'
  }
  await tx.delete(coupons).where(eq(coupons.id, id))
  return 'deleted'
}
