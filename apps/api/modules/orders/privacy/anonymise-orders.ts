import { and, eq, inArray, notExists, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/db/open'
import { couponRedemptions, invoices, orders, withdrawals } from '../../../platform/db/schema'

/** Statuses in which the order still has to be processed and needs its customer's data. */
const UNDER_WAY = ['pending', 'confirmed', 'processing'] as const

export async function hasOrdersUnderWay(db: Db, userId: string): Promise<boolean> {
  const where = and(eq(orders.userId, userId), inArray(orders.status, UNDER_WAY))
  return (await db.$count(orders, where)) > 0
}

/** Replaces name and address. */
const NOBODY = '–'

/**
 * Anonymises the customer's orders. Totals, lines and numbers are kept for accounting; name and address only if an
 * invoice was issued, which must be retained by law (§ 14b UStG, § 147 AO).
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
