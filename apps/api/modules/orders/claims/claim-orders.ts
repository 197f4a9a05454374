import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '@apps/api/platform/db/open'
import { couponRedemptions, orders, subscriptions } from '@apps/api/platform/db/schema'
import { grantPremium } from '../../users/premium-grants.repository'
import { isLookupCode } from '../lookup-code'
import { findOrder, lockOrder, type Order } from '../orders.repository'
import { isPremiumEarned } from '../update-order'

/** Moves the orders' coupon redemptions to the account and grants the premium months they have paid for. */
async function transferBenefits(
  tx: Db,
  userId: string,
  claimed: readonly (typeof orders.$inferSelect)[],
  now: Date,
): Promise<void> {
  const ids = claimed.map(({ id }) => id)
  await tx.update(couponRedemptions).set({ userId }).where(inArray(couponRedemptions.orderId, ids))
  for (const order of claimed) if (isPremiumEarned(order)) await grantPremium(tx, order, now)
}

/** Adds the guest orders and Sparabos of the account's verified email. @returns how many orders were added */
export async function claimGuestOrders(
  tx: Db,
  { id: userId, email }: { readonly id: string; readonly email: string },
  now: Date,
): Promise<number> {
  const claimed = await tx
    .update(orders)
    .set({ userId })
    .where(and(isNull(orders.userId), eq(orders.email, email)))
    .returning()
  if (claimed.length > 0) await transferBenefits(tx, userId, claimed, now)
  await tx
    .update(subscriptions)
    .set({ userId })
    .where(and(isNull(subscriptions.userId), eq(subscriptions.email, email)))
  return claimed.length
}

/**
 * Adds a single guest order of any email; the code from its mail proves ownership. @returns undefined for a wrong
 * code
 */
export async function claimGuestOrder(
  tx: Db,
  userId: string,
  { orderNumber, code }: { readonly orderNumber: string; readonly code: string },
  now: Date,
): Promise<Order | undefined> {
  const [known] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.number, orderNumber.trim().toUpperCase()))
  const order = known && (await lockOrder(tx, known.id))
  if (!order || !isLookupCode(code, order.lookupCodeHash)) return undefined
  if (order.userId === userId) return order
  if (order.userId !== null) return undefined
  const claimed = await tx.update(orders).set({ userId }).where(eq(orders.id, order.id)).returning()
  await transferBenefits(tx, userId, claimed, now)
  return findOrder(tx, order.id)
}
