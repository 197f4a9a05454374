import { and, asc, desc, eq, gt, inArray, lte, sql, type SQL } from 'drizzle-orm'
import { LEAD_DAYS, addDays, type DeliveryOutcome } from '@/shop/subscriptions/subscription'
import { hashToken } from '../../platform/auth/tokens'
import type { Db } from '../../platform/db/open'
import {
  orders,
  products,
  subscriptionDeliveries,
  subscriptionLinks,
  subscriptions,
} from '../../platform/db/schema'
import { platformTimeZone, type Platform } from '@/shop/shared/platform'

const columns = {
  id: subscriptions.id,
  number: subscriptions.number,
  status: subscriptions.status,
  pauseReason: subscriptions.pauseReason,
  endReason: subscriptions.endReason,
  platform: subscriptions.platform,
  language: subscriptions.language,
  userId: subscriptions.userId,
  productId: subscriptions.productId,
  name: products.fullName,
  slug: products.slug,
  quantity: subscriptions.quantity,
  weeks: subscriptions.weeks,
  percent: subscriptions.percent,
  paymentMethod: subscriptions.paymentMethod,
  customerName: subscriptions.customerName,
  company: subscriptions.company,
  vatId: subscriptions.vatId,
  email: subscriptions.email,
  phone: subscriptions.phone,
  street: subscriptions.street,
  city: subscriptions.city,
  zipCode: subscriptions.zipCode,
  country: subscriptions.country,
  postNumber: subscriptions.postNumber,
  currency: subscriptions.currency,
  nextOn: subscriptions.nextOn,
  announcedOn: subscriptions.announcedOn,
  announcedAmount: subscriptions.announcedAmount,
  endsOn: subscriptions.endsOn,
  endedAt: subscriptions.endedAt,
  createdAt: subscriptions.createdAt,
}

export const subscriptionRows = (db: Db) =>
  db.select(columns).from(subscriptions).innerJoin(products, eq(products.id, subscriptions.productId))

export type SubscriptionRow = Awaited<ReturnType<typeof subscriptionRows>>[number]

const active = eq(subscriptions.status, 'active')

/** Today on the clock of each platform. */
const todayHere = (now: Date): SQL => {
  const cases = (['germany', 'turkey', 'mobile'] as const satisfies readonly Platform[]).map(
    (platform) =>
      sql`when ${subscriptions.platform} = ${platform} then (${now.toISOString()}::timestamptz at time zone ${platformTimeZone[platform]})::date`,
  )
  return sql`(case ${sql.join(cases, sql` `)} end)`
}

const announced = sql`${subscriptions.announcedOn} is not distinct from ${subscriptions.nextOn}`

/** The furthest that a clock can be ahead; the index is read up to there. */
const upTo = (now: Date, days: number) =>
  lte(subscriptions.nextOn, addDays(now.toISOString().slice(0, 10), days + 1))

export const DUE = {
  announce: (now: Date) =>
    and(
      active,
      upTo(now, LEAD_DAYS),
      sql`not ${announced}`,
      sql`${subscriptions.nextOn} <= ${todayHere(now)} + ${LEAD_DAYS}::int`,
    ),
  deliver: (now: Date) =>
    and(active, upTo(now, 0), announced, sql`${subscriptions.nextOn} <= ${todayHere(now)}`),
} as const

/** Ids of what is due, after an id, in their order. */
export async function dueIds(db: Db, due: SQL | undefined, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(due, gt(subscriptions.id, after)))
    .orderBy(asc(subscriptions.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Locks one that is still due; one that another process works on is skipped. */
export async function lockDue(
  tx: Db,
  id: string,
  due: SQL | undefined,
): Promise<SubscriptionRow | undefined> {
  const [row] = await subscriptionRows(tx)
    .where(and(due, eq(subscriptions.id, id)))
    .for('update', { of: subscriptions, skipLocked: true })
  return row
}

export async function lockSubscription(tx: Db, id: string): Promise<SubscriptionRow | undefined> {
  const [row] = await subscriptionRows(tx)
    .where(eq(subscriptions.id, id))
    .for('update', { of: subscriptions })
  return row
}

export async function findSubscription(db: Db, id: string): Promise<SubscriptionRow | undefined> {
  const [row] = await subscriptionRows(db).where(eq(subscriptions.id, id))
  return row
}

/** Those that run first, by the day of their next delivery. */
export const inListOrder = [
  asc(sql`(${subscriptions.status} = 'ended')`),
  asc(subscriptions.nextOn),
  asc(subscriptions.id),
]

/** A customer's own, as many as are shown. */
export const subscriptionsOfUser = (db: Db, userId: string, limit: number) =>
  subscriptionRows(db)
    .where(eq(subscriptions.userId, userId))
    .orderBy(...inListOrder)
    .limit(limit)

/** Id of the Sparabo that a link is for. */
export async function idOfLink(db: Db, token: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: subscriptionLinks.subscriptionId })
    .from(subscriptionLinks)
    .where(eq(subscriptionLinks.tokenHash, hashToken(token)))
  return row?.id
}

type Change = Partial<typeof subscriptions.$inferInsert>

export async function changeRow(tx: Db, id: string, change: Change, now: Date): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ ...change, updatedAt: now })
    .where(eq(subscriptions.id, id))
}

export async function noteDelivery(
  tx: Db,
  { id, nextOn }: Pick<SubscriptionRow, 'id' | 'nextOn'>,
  outcome: DeliveryOutcome,
  { orderId = null, at }: { readonly orderId?: string | null; readonly at: Date },
): Promise<void> {
  const row = { subscriptionId: id, dueOn: nextOn, outcome, orderId, at }
  await tx
    .insert(subscriptionDeliveries)
    .values(row)
    .onConflictDoUpdate({
      target: [subscriptionDeliveries.subscriptionId, subscriptionDeliveries.dueOn],
      set: { outcome, orderId, at },
    })
}

/** Newest first. */
export const deliveriesOf = (db: Db, ids: readonly string[], limit: number) =>
  db
    .select({
      subscriptionId: subscriptionDeliveries.subscriptionId,
      dueOn: subscriptionDeliveries.dueOn,
      outcome: subscriptionDeliveries.outcome,
      orderId: subscriptionDeliveries.orderId,
      orderNumber: orders.number,
      orderStatus: orders.status,
      paymentStatus: orders.paymentStatus,
    })
    .from(subscriptionDeliveries)
    .leftJoin(orders, eq(orders.id, subscriptionDeliveries.orderId))
    .where(inArray(subscriptionDeliveries.subscriptionId, [...ids]))
    .orderBy(desc(subscriptionDeliveries.dueOn))
    .limit(limit)

/** Whether the last order was paid and stands; then the next may be placed. */
export async function isLastPaid(db: Db, id: string): Promise<boolean> {
  const [last] = await db
    .select({ status: orders.status, paymentStatus: orders.paymentStatus })
    .from(subscriptionDeliveries)
    .innerJoin(orders, eq(orders.id, subscriptionDeliveries.orderId))
    .where(eq(subscriptionDeliveries.subscriptionId, id))
    .orderBy(desc(subscriptionDeliveries.dueOn))
    .limit(1)
  if (!last) return true
  return last.paymentStatus === 'completed' && last.status !== 'cancelled' && last.status !== 'refunded'
}
