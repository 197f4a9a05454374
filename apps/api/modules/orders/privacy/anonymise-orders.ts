import { and, eq, inArray, notExists, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/db/open'
import { couponRedemptions, invoices, orders, withdrawals } from '../../../platform/db/schema'

/** Somebody still works on them, and needs to know for whom. */
const UNDER_WAY = ['pending', 'confirmed', 'processing'] as const

export async function hasOrdersUnderWay(db: Db, userId: string): Promise<boolean> {
  const where = and(eq(orders.userId, userId), inArray(orders.status, UNDER_WAY))
  return (await db.$count(orders, where)) > 0
}

/** No name, and no address. */
const NOBODY = '–'

/**
 * Takes a customer out of their orders. Sums, lines and numbers stay for the books; name and address only where an
 * invoice was issued, which has to be kept with them (§ 14b UStG, § 147 AO).
 */
export async function anonymiseOrders(tx: Db, userId: string): Promise<void> {
  const own = eq(orders.userId, userId)
  const isOwn = (orderId: typeof withdrawals.orderId | typeof couponRedemptions.orderId): SQL =>
    sql`${orderId} in (${tx.select({ id: orders.id }).from(orders).where(own)})`
  await tx.update(couponRedemptions).set({ email: '' }).where(isOwn(couponRedemptions.orderId))
  await tx
    .update(withdrawals)
    .set({ email: '', name: NOBODY, reason: null })
    .where(isOwn(withdrawals.orderId))
  const invoice = tx.select().from(invoices).where(eq(invoices.orderId, orders.id))
  await tx
    .update(orders)
    .set({ customerName: NOBODY, street: '', zipCode: '', city: '' })
    .where(and(own, notExists(invoice)))
  await tx
    .update(orders)
    .set({
      userId: null,
      email: '',
      phone: '',
      note: null,
      lookupCodeHash: null,
      idempotencyKey: null,
      requestHash: null,
    })
    .where(own)
}
