import { and, count, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import { normalizeCouponCode } from '@/domain/coupons/coupon'
import type { Coupon } from '@/domain/coupons/coupon-types'
import type { Db } from '../../platform/db/open'
import { couponRedemptions, coupons, users } from '../../platform/db/schema'

type CouponRow = typeof coupons.$inferSelect

function discountOf({ type, percent, amount }: CouponRow): number {
  if (type === 'percentage') return percent
  return type === 'fixed_amount' ? amount : 0
}

/** As the evaluator sees it. */
export const couponOf = (row: CouponRow): Coupon => ({
  id: row.id,
  code: row.code,
  name: row.name,
  type: row.type,
  discountValue: discountOf(row),
  currency: row.currency,
  premiumExtensionMonths: row.premiumMonths,
  buyXGetY: {
    buyQuantity: row.buyQuantity,
    getFreeQuantity: row.freeQuantity,
    applicableProducts: row.applicableProducts,
    applicableCategories: row.applicableCategories,
  },
  freeProduct: { productId: row.giftProductId, quantity: row.giftQuantity },
  minimumOrderAmount: row.minimumOrderAmount,
  platforms: row.platforms,
  startDate: row.startDate,
  endDate: row.endDate,
  usageLimit: { total: row.usageLimitTotal, perUser: row.usageLimitPerUser },
  settings: { stackable: row.stackable, oneTimeUse: row.oneTimeUse, autoApply: row.autoApply },
  status: row.status,
  totalUsed: row.totalUsed,
})

/** Archived coupons exist for their orders only. */
const isNotArchived = isNull(coupons.archivedAt)

interface FindOptions {
  /** Holds the coupon until the transaction ends, so that its uses are counted one after the other. */
  readonly lock: boolean
}

/** By what a shopper typed; codes compare folded (decisions §6). */
export async function findCouponByCode(
  db: Db,
  typed: string,
  { lock }: FindOptions = { lock: false },
): Promise<Coupon | undefined> {
  const code = normalizeCouponCode(typed)
  // PostgreSQL cannot even look for a NUL.
  if (code === '' || code.includes('\u0000')) return undefined
  const query = db
    .select()
    .from(coupons)
    .where(and(eq(coupons.code, code), isNotArchived))
  const [row] = await (lock ? query.for('no key update') : query)
  return row && couponOf(row)
}

/** An order's coupon, held until the transaction ends; archived or not. */
export async function lockCoupon(tx: Db, id: string): Promise<Coupon | undefined> {
  const [row] = await tx.select().from(coupons).where(eq(coupons.id, id)).for('no key update')
  return row && couponOf(row)
}

/** Coupons that apply themselves. */
export async function listAutoCoupons(db: Db): Promise<Coupon[]> {
  const rows = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.autoApply, true), eq(coupons.status, 'active'), isNotArchived))
  return rows.map(couponOf)
}

/** Who redeems: the account, and every address that the shopper is known by here. */
export interface Redeemer {
  readonly userId: string | null
  readonly emails: readonly string[]
}

/** An account and its address are one customer, whichever of them redeemed (decisions §6). */
function redeemedBy({ userId, emails }: Redeemer): SQL | undefined {
  const addresses = [...new Set(emails.map((email) => email.trim().toLowerCase()))].filter(Boolean)
  const mine = userId === null ? undefined : eq(couponRedemptions.userId, userId)
  if (addresses.length === 0) return mine ?? sql`false`
  const owner = sql`(select ${users.id} from ${users} where ${inArray(users.email, addresses)})`
  return or(mine, inArray(couponRedemptions.email, addresses), sql`${couponRedemptions.userId} in ${owner}`)
}

/** How often a customer holds each coupon redeemed; a coupon that is absent: never. */
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
