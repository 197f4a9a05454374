import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, notExists, sql } from 'drizzle-orm'
import type { Db } from '@apps/api/platform/db/open'
import {
  orderEvents,
  orderLines,
  orders,
  products,
  reviewRequests,
  withdrawals,
} from '@apps/api/platform/db/schema'

const { orderId, token, consentedAt, confirmedAt, sentAt } = reviewRequests

type Wish = Omit<typeof reviewRequests.$inferInsert, 'sentAt'>

export async function wantReviewMail(tx: Db, wish: Wish): Promise<void> {
  await tx.insert(reviewRequests).values(wish)
}

/** @returns whether there is such a link */
export async function confirmReviewMail(db: Db, wanted: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(reviewRequests)
    .set({ confirmedAt: sql`coalesce(${confirmedAt}, ${now})` })
    .where(eq(token, wanted))
    .returning({ orderId })
  return rows.length > 0
}

/** When an order last became delivered. */
const deliveredAt = (db: Db) =>
  db
    .select({ at: sql`max(${orderEvents.at})` })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, orders.id),
        eq(orderEvents.kind, 'status'),
        eq(orderEvents.to, 'delivered'),
      ),
    )

interface DueTimes {
  /** Older orders are not looked at: of most of them nothing is to be asked any more. */
  readonly since: Date
  readonly from: Date
  readonly until: Date
}

/**
 * Confirmed requests, consented to since an instant, of orders that became delivered between two others and were neither
 * given back nor refunded, locked; rows locked by another process are skipped.
 */
export const lockDueRequests = (tx: Db, { since, from, until }: DueTimes, limit: number) =>
  tx
    .select({
      id: orders.id,
      number: orders.number,
      name: orders.customerName,
      email: orders.email,
      language: orders.language,
      platform: orders.platform,
      userId: orders.userId,
      token,
    })
    .from(reviewRequests)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(
      and(
        isNull(sentAt),
        isNotNull(confirmedAt),
        gt(consentedAt, since),
        eq(orders.status, 'delivered'),
        ne(orders.paymentStatus, 'refunded'),
        eq(orders.refunded, 0),
        ne(orders.email, ''),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(withdrawals)
            .where(eq(withdrawals.orderId, orders.id)),
        ),
        lte(sql`(${deliveredAt(tx)})`, until),
        gt(sql`(${deliveredAt(tx)})`, from),
      ),
    )
    .orderBy(asc(consentedAt))
    .limit(limit)
    .for('update', { of: reviewRequests, skipLocked: true })

/** What was paid for in these orders and can still be seen in the shop, in the order of the lines. */
export const productsOf = (tx: Db, orderIds: readonly string[]) =>
  tx
    .selectDistinctOn([orderLines.orderId, orderLines.position], {
      orderId: orderLines.orderId,
      name: products.fullName,
    })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(
      and(
        inArray(orderLines.orderId, [...orderIds]),
        eq(orderLines.isGift, false),
        isNull(products.archivedAt),
        ne(products.status, 'inactive'),
      ),
    )
    .orderBy(asc(orderLines.orderId), asc(orderLines.position), desc(products.id))

export async function markAsked(tx: Db, orderIds: readonly string[], now: Date): Promise<void> {
  await tx
    .update(reviewRequests)
    .set({ sentAt: now })
    .where(inArray(orderId, [...orderIds]))
}

/** Ends these mails for the address that the link was sent to. @returns whether there was such a link */
export async function endReviewMails(db: Db, wanted: string): Promise<boolean> {
  const address = db
    .select({ email: orders.email })
    .from(reviewRequests)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(eq(token, wanted))
  const own = db.select({ id: orders.id }).from(orders).where(inArray(orders.email, address))
  const rows = await db.delete(reviewRequests).where(inArray(orderId, own)).returning({ orderId })
  return rows.length > 0
}
