import { eq, sql } from 'drizzle-orm'
import type { Platform } from '@/domain/platform'
import type { Db } from '../db/open'
import { couponRedemptions, orderEvents, orderLines, orders, outbox, paymentSettings } from '../db/schema'
import { couponUse } from './coupons'
import { insertRecords } from './insert-records'
import type { Order } from './orders'
import { mailRow, type Mail } from './outbox'
import { findPaymentSettings, settingsPlatform } from './payment-settings'
import { stockMove, type StockMove } from './stock'

/**
 * The settings that the order is placed under. Two requests under one key go one after the other from here on;
 * the key is free again when the transaction ends.
 */
export async function startCheckout(tx: Db, platform: Platform, key: string | undefined) {
  if (key === undefined) return findPaymentSettings(tx, platform)
  const held = sql<unknown>`pg_advisory_xact_lock(hashtextextended(${key}, 7))`
  const [row] = await tx
    .select({ settings: paymentSettings, held })
    .from(sql`(select 1) as one`)
    .leftJoin(paymentSettings, eq(paymentSettings.platform, settingsPlatform(platform)))
  return row?.settings ?? findPaymentSettings(tx, platform)
}

/**
 * Takes the units off the shelf and draws the running part of an order number.
 * @returns undefined where a product had not enough
 */
export async function takeStock(tx: Db, moves: readonly StockMove[]): Promise<number | undefined> {
  const { rows } = await tx.execute<{ sequence: string; moved: number }>(
    sql`with moved as (${stockMove(moves)})
      select nextval('order_numbers')::text as sequence, (select count(*)::int from moved) as moved`,
  )
  const [row] = rows
  return row?.moved === moves.length ? Number(row.sequence) : undefined
}

export interface Placement {
  readonly order: Order
  readonly actor: string
  readonly mail: Mail
  /** What the order's coupon took off; null: it has none. */
  readonly redemption: { readonly couponId: string; readonly discount: number } | null
}

/** Order, lines, first event, mail and redemption in one statement. */
export async function insertOrder(tx: Db, { order, actor, mail, redemption }: Placement): Promise<void> {
  const { lines, ...row } = order
  const { id: orderId, status, createdAt: at, userId, email } = order
  const [first, ...rest] = lines.map((line) => ({ orderId, ...line }))
  if (!first) throw new Error('an order has at least one line')
  const event = { orderId, kind: 'status' as const, to: status, actor, at }
  const used = redemption && [
    sql`, redeemed as (${insertRecords(couponRedemptions, [{ orderId, userId, email, createdAt: at, ...redemption }])})`,
    sql`, counted as (${couponUse(redemption.couponId, 1)})`,
  ]
  await tx.execute(sql`with
    placed as (${insertRecords(orders, [row])}),
    told as (${insertRecords(orderEvents, [event])}),
    mailed as (${insertRecords(outbox, [mailRow(mail)])})
    ${sql.join(used ?? [])}
    ${insertRecords(orderLines, [first, ...rest])}`)
}
