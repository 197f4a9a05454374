import { count, eq, ilike, inArray, isNotNull, like, notIlike, or, sql } from 'drizzle-orm'
import { DEMO_MAIL_DOMAIN } from '@/shop/demo/demo'
import type { Db } from '../../platform/db/open'
import {
  auditLog,
  creditNotes,
  facts,
  invoiceCounters,
  invoices,
  replacedInvoices,
  orders,
  outbox,
  products,
  reviews,
  stockMovements,
  subscriptions,
  terminations,
  users,
  withdrawals,
} from '../../platform/db/schema'
import { inTransaction } from '../../platform/db/transaction'
import { ApiError } from '../../platform/http/errors'

/** Value of the fact while the demo orders are there. */
export const DEMO_ORDERS_FACT = {
  key: 'demo orders',
  due: 'due',
  written: 'written',
  cleared: 'cleared',
} as const

const OF_DEMO = `%@${DEMO_MAIL_DOMAIN}`

/** Undefined in a shop without made-up orders. `others` are orders that were placed since. */
export async function findDemo(db: Db) {
  const [fact] = await db.select().from(facts).where(eq(facts.key, DEMO_ORDERS_FACT.key))
  if (fact?.value !== DEMO_ORDERS_FACT.written) return undefined
  const [own] = await db.select({ value: count() }).from(orders).where(ilike(orders.email, OF_DEMO))
  const [others] = await db.select({ value: count() }).from(orders).where(notIlike(orders.email, OF_DEMO))
  const [customers] = await db.select({ value: count() }).from(users).where(ilike(users.email, OF_DEMO))
  return { orders: own?.value ?? 0, others: others?.value ?? 0, customers: customers?.value ?? 0 }
}

/** What orders placed since hold goes back; what made-up ones sold was never taken. */
const returnStock = (tx: Db) =>
  tx.execute(sql`update products set stock_quantity = stock_quantity + held.units from (
    select product_id, sum(units)::int as units from (
      select product_id, quantity as units from order_lines join orders on orders.id = order_id
      where orders.email not ilike ${OF_DEMO} and released_at is null
      union all
      select product_id, -quantity from returned_lines join orders on orders.id = order_id
      where orders.email not ilike ${OF_DEMO} and released_at is null
    ) as moved group by 1) as held
    where held.product_id = products.id`)

const recountReviews = (tx: Db) =>
  tx.execute(sql`update products set review_count = coalesce(written.count, 0), rating = coalesce(written.rating, 0)
    from products one left join (
      select coalesce(reviewed.family_id, reviewed.id) as id, count(*)::int as count,
        round(avg(reviews.rating), 1)::float8 as rating
      from reviews join products reviewed on reviewed.id = reviews.product_id
      where reviews.state = 'shown' group by 1
    ) as written on written.id = coalesce(one.family_id, one.id)
    where one.id = products.id`)

/**
 * Removes the made-up customers and all orders and Sparabos with their invoices, returns and mails; numbers start anew. The catalogue
 * and everything else that was set up stays.
 * @param seen orders placed since, which go, too, as the caller was shown their number
 * @throws ApiError NOT_FOUND in a shop without made-up orders, STALE if `seen` is another number
 */
export const removeDemo = (db: Db, seen: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    // No order is placed between the count and the end.
    await tx.execute(sql`lock table orders in share row exclusive mode`)
    const demo = await findDemo(tx)
    if (!demo) throw new ApiError('NOT_FOUND')
    if (demo.others !== seen) throw new ApiError('STALE')
    await returnStock(tx)
    await tx.delete(stockMovements).where(isNotNull(stockMovements.orderId))
    await tx.delete(withdrawals)
    await tx.delete(creditNotes)
    await tx.delete(replacedInvoices)
    await tx.delete(invoices)
    await tx.delete(terminations)
    await tx.delete(subscriptions)
    await tx.delete(orders)
    await tx.delete(invoiceCounters)
    await tx.execute(sql`select setval('order_numbers', 1, false), setval('subscription_numbers', 1, false)`)
    const made = tx.select({ id: users.id }).from(users).where(ilike(users.email, OF_DEMO))
    await tx.delete(reviews).where(inArray(reviews.userId, made))
    await tx.delete(users).where(ilike(users.email, OF_DEMO))
    await tx.update(products).set({ salesCount: 0 })
    await recountReviews(tx)
    await tx
      .delete(outbox)
      .where(
        or(
          ilike(outbox.recipient, OF_DEMO),
          sql`${outbox.payload} ? 'orderNumber'`,
          or(like(outbox.kind, 'subscription-%'), like(outbox.kind, 'termination-%')),
        ),
      )
    await tx
      .delete(auditLog)
      .where(
        or(...['order', 'withdrawal', 'subscription'].map((kind) => like(auditLog.subject, `${kind}:%`))),
      )
    await tx.update(facts).set({ value: DEMO_ORDERS_FACT.cleared }).where(eq(facts.key, DEMO_ORDERS_FACT.key))
  })
