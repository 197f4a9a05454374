import { and, arrayContains, asc, count, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import { normalizeCouponCode } from '@/shop/coupons/coupons'
import type { Coupon, CouponStatus, CouponType } from '@/shop/coupons/coupon-types'
import { calendarDay } from '@/shop/shared/dates'
import { PLATFORMS, platformTimeZone, type Platform } from '@/shop/shared/platform'
import type { Db } from '../../platform/db/open'
import { columnMatchesSearch } from '../../platform/db/queries/matches-search'
import { offsetOf, type PageRequest } from '../../platform/db/queries/page'
import { couponCodes, couponRedemptions, coupons, orders } from '../../platform/db/schema'

export type CouponRow = typeof coupons.$inferSelect
type CouponColumns = typeof coupons.$inferInsert

/** Archived coupons are kept only for orders that used them. */
const isNotArchived = isNull(coupons.archivedAt)

interface FindOptions {
  /** Locks the row until the transaction ends, so that uses are counted one after the other. */
  readonly lock: boolean
}

/** A coupon as it was found by one of its codes, which is its `code` here. */
export interface FoundCoupon extends Coupon {
  /** The same code, if it is one of those that are used once each. */
  readonly singleCode: string | null
}

const isSpent = async (db: Db, singleCode: string): Promise<boolean> => {
  const rows = await db
    .select({ id: couponRedemptions.id })
    .from(couponRedemptions)
    .where(and(eq(couponRedemptions.singleCode, singleCode), isNull(couponRedemptions.releasedAt)))
  return rows.length > 0
}

/** Whether the order that had released this code can have it again. */
export const isFreeAgain = async (tx: Db, singleCode: string | null): Promise<boolean> =>
  singleCode === null || !(await isSpent(tx, singleCode))

/** Finds a coupon by its typed code; ignores case and Turkish dotted and dotless i. */
export async function findCouponByCode(
  db: Db,
  typed: string,
  { lock }: FindOptions = { lock: false },
): Promise<FoundCoupon | undefined> {
  const code = normalizeCouponCode(typed)
  // PostgreSQL rejects a parameter with NUL.
  if (code === '' || code.includes('\u0000')) return undefined
  const ofSingleCode = db
    .select({ id: couponCodes.couponId })
    .from(couponCodes)
    .where(eq(couponCodes.code, code))
  const query = db
    .select()
    .from(coupons)
    // A scalar subquery, so that both conditions use their index.
    .where(and(isNotArchived, or(eq(coupons.code, code), sql`${coupons.id} = (${ofSingleCode})`)))
  const [coupon] = await (lock ? query.for('no key update') : query)
  if (!coupon) return undefined
  const singleCode = coupon.code === code ? null : code
  // Its own code is used by nobody once it has single ones.
  if (singleCode === null && coupon.singleCodes > 0) return undefined
  // Asked once the lock is held, so that of two orders with one code the second sees the first.
  const spent = singleCode !== null && (await isSpent(db, singleCode))
  return { ...coupon, code, singleCode, ...(spent && { usageLimitTotal: 0 }) }
}

/** The coupon of an order, even if it is archived. */
export async function findHeldCoupon(db: Db, id: string): Promise<Coupon | undefined> {
  const [row] = await db.select().from(coupons).where(eq(coupons.id, id))
  return row
}

/** The same, locked. */
export async function lockCoupon(tx: Db, id: string): Promise<Coupon | undefined> {
  const [row] = await tx.select().from(coupons).where(eq(coupons.id, id)).for('no key update')
  return row
}

/** Coupons that apply automatically. */
export async function listAutoCoupons(db: Db): Promise<Coupon[]> {
  const rows = await db
    .select()
    .from(coupons)
    .where(
      and(
        eq(coupons.autoApply, true),
        eq(coupons.status, 'active'),
        eq(coupons.singleCodes, 0),
        isNotArchived,
      ),
    )
  return rows
}

interface CouponFilter {
  readonly status?: CouponStatus | undefined
  readonly type?: CouponType | undefined
  readonly platform?: Platform | undefined
  /** Text in code, name or description, or a single code. */
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

/** A single code finds its coupon. */
function matchesCoupon(db: Db, search: string | undefined): SQL | undefined {
  const found = columnMatchesSearch(search, coupons.searchText)
  if (found === undefined || search === undefined) return found
  const single = db
    .select({ id: couponCodes.couponId })
    .from(couponCodes)
    .where(eq(couponCodes.code, normalizeCouponCode(search)))
  return or(found, inArray(coupons.id, single))
}

export async function findCoupons(db: Db, filter: CouponFilter, page: PageRequest, now: Date) {
  const { status, type, platform, search } = filter
  const where = and(
    isNotArchived,
    status && hasStatus(status, now),
    type && eq(coupons.type, type),
    platform && arrayContains(coupons.platforms, [platform]),
    matchesCoupon(db, search),
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
    .leftJoin(couponCodes, eq(couponCodes.couponId, coupons.id))
    .where(and(or(eq(coupons.code, code), eq(couponCodes.code, code)), isNotArchived))
    .limit(1)
  return rows.length > 0
}

/** Stores codes that no coupon has yet. @returns their number */
export async function insertCouponCodes(tx: Db, couponId: string, codes: readonly string[]): Promise<number> {
  const { rowCount } = await tx.execute(sql`insert into ${couponCodes} (code, coupon_id)
    select code, ${couponId}::uuid from unnest(${sql.param(codes)}::text[]) as made(code)
    where not exists (select from ${coupons} where ${coupons.code} = made.code)
    on conflict do nothing`)
  return rowCount ?? 0
}

/** Each code with the number of the order that has used it, in their order. */
export const findCouponCodes = (db: Db, couponId: string) =>
  db
    .select({ code: couponCodes.code, orderNumber: orders.number })
    .from(couponCodes)
    .leftJoin(
      couponRedemptions,
      and(eq(couponRedemptions.singleCode, couponCodes.code), isNull(couponRedemptions.releasedAt)),
    )
    .leftJoin(orders, eq(orders.id, couponRedemptions.orderId))
    .where(eq(couponCodes.couponId, couponId))
    .orderBy(asc(couponCodes.code))

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
