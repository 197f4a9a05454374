import { eq, sql } from 'drizzle-orm'
import { giftValue, type CouponEffect } from '@/shop/coupons/coupon-effects'
import type { PricedTotals } from '@/shop/checkout/totals'
import { omit } from '@/shop/shared/omit'
import type { Db } from '@apps/api/platform/db/open'
import { couponRedemptions, orderLines, parcels } from '@apps/api/platform/db/schema'
import type { Order, OrderedLine } from '../orders/orders.repository'

/** Replaces the lines of a locked order. Statistics of products count new lines by themselves, and former ones here. */
export async function replaceLines(tx: Db, { id }: Order, lines: readonly OrderedLine[]): Promise<void> {
  await tx.execute(
    sql`select count_products(o, -1) from orders o where o.id = ${id} and is_counted(o.status, o.payment_status)`,
  )
  await tx.delete(orderLines).where(eq(orderLines.orderId, id))
  await tx
    .insert(orderLines)
    .values(lines.map((line) => ({ orderId: id, ...omit(line, 'tint', 'subtitle') })))
}

/** @param places where each former line is now */
export async function movePacked(
  tx: Db,
  order: Order,
  places: readonly (number | undefined)[],
): Promise<Order['parcels']> {
  const moved = order.parcels.map((parcel) => ({
    ...parcel,
    lines: parcel.lines.map(({ position, quantity }) => ({
      position: places[position] ?? position,
      quantity,
    })),
  }))
  for (const { id, lines } of moved) await tx.update(parcels).set({ lines }).where(eq(parcels.id, id))
  return moved
}

/** What the order's coupon gives now; null: the order has it no more, and it may be used again. */
export async function settleRedemption(
  tx: Db,
  orderId: string,
  effect: CouponEffect | null,
  totals: PricedTotals,
): Promise<void> {
  const own = eq(couponRedemptions.orderId, orderId)
  if (effect === null) await tx.delete(couponRedemptions).where(own)
  else {
    const discount = totals.discount + totals.shippingDiscount + giftValue(effect)
    await tx.update(couponRedemptions).set({ discount }).where(own)
  }
}
