import { and, eq, inArray, isNull, notExists, sql, type SQL } from 'drizzle-orm'
import type { Db } from '@apps/api/platform/db/open'
import {
  auditLog,
  couponRedemptions,
  invoices,
  orderEvents,
  orders,
  outbox,
  reviewRequests,
} from '@apps/api/platform/db/schema'
import type { User } from '../../users/erase-user'
import { mailsAboutOrders } from '../../users/own-mails'
import { eraseRecords, ordersOf } from './customer-records.repository'

/** Statuses in which the order still has to be processed and needs its customer's data. */
const UNDER_WAY = ['pending', 'confirmed', 'processing'] as const

export async function hasOrdersUnderWay(db: Db, userId: string): Promise<boolean> {
  const where = and(eq(orders.userId, userId), inArray(orders.status, UNDER_WAY))
  return (await db.$count(orders, where)) > 0
}

/** Replaces name and address. */
const NOBODY = '–'

/** The customer's name at the order's placement, and addresses before and after a correction. */
async function anonymiseHistory(tx: Db, own: SQL): Promise<void> {
  const ids = tx.select({ id: orders.id }).from(orders).where(own)
  const subjects = tx
    .select({ subject: sql`'order:' || ${orders.id}` })
    .from(orders)
    .where(own)
  const isOwn = inArray(orderEvents.orderId, ids)
  await tx
    .update(orderEvents)
    .set({ actor: NOBODY })
    .where(and(isOwn, eq(orderEvents.kind, 'status'), isNull(orderEvents.from)))
  await tx
    .update(orderEvents)
    .set({ from: null, to: NOBODY })
    .where(and(isOwn, eq(orderEvents.kind, 'address')))
  await tx
    .update(auditLog)
    .set({ detail: sql`${auditLog.detail} - 'changes'` })
    .where(and(inArray(auditLog.subject, subjects), eq(auditLog.action, 'order.address')))
}

/**
 * Anonymises the customer's orders with their history and mails. Totals, lines and numbers are kept for accounting;
 * name and address only if an invoice was issued, which must be retained by law (§ 14b UStG, § 147 AO).
 */
export async function anonymiseOrders(tx: Db, user: User, now: Date): Promise<void> {
  const own = eq(orders.userId, user.id)
  await tx.delete(outbox).where(mailsAboutOrders(tx, user.id))
  await anonymiseHistory(tx, own)
  await tx
    .update(couponRedemptions)
    .set({ email: '' })
    .where(inArray(couponRedemptions.orderId, ordersOf(tx, user.id)))
  await eraseRecords(tx, user)
  await tx.delete(reviewRequests).where(inArray(reviewRequests.orderId, ordersOf(tx, user.id)))
  const invoice = tx.select().from(invoices).where(eq(invoices.orderId, orders.id))
  await tx
    .update(orders)
    .set({ customerName: NOBODY, company: '', vatId: '', street: '', zipCode: '', city: '', postNumber: '' })
    .where(and(own, notExists(invoice)))
  await tx
    .update(orders)
    .set({
      userId: null,
      email: '',
      phone: '',
      note: null,
      giftMessage: null,
      lookupCodeHash: null,
      idempotencyKey: null,
      requestHash: null,
      updatedAt: now,
    })
    .where(own)
}
