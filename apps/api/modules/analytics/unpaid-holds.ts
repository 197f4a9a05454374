import { and, eq, gt, gte, isNull, sql } from 'drizzle-orm'
import { WATCHED_SHARE, WATCHED_UNITS } from '@/shop/checkout/unpaid-limits'
import type { Db } from '../../platform/db/open'
import { orderLines, orders, products } from '../../platform/db/schema'

const DAY_MS = 86_400_000
/** Older unpaid orders are cancelled, or the shop has decided to wait for them. */
const DAYS = 30
const MOST = 5

/** Products of which unpaid orders hold much of the stock, most units first. */
export async function findUnpaidHolds(db: Db, now: Date) {
  const held = sql<number>`sum(${orderLines.quantity})::int`
  return db
    .select({ _id: products.id, name: products.fullName, held, left: products.stockQuantity })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(
      and(
        eq(orders.status, 'pending'),
        eq(orders.paymentStatus, 'pending'),
        gt(orders.total, 0),
        isNull(orders.releasedAt),
        gte(orders.createdAt, new Date(now.getTime() - DAYS * DAY_MS)),
      ),
    )
    .groupBy(products.id)
    .having(
      sql`${held} >= ${WATCHED_UNITS} and ${held} > ${WATCHED_SHARE}::float8 * (${held} + ${products.stockQuantity})`,
    )
    .orderBy(sql`${held} desc`, products.id)
    .limit(MOST)
}
