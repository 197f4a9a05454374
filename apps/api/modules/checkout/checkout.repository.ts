import { eq, sql } from 'drizzle-orm'
import type { Platform } from '@/shop/shared/platform'
import type { Db } from '../../platform/db/open'
import { prepared } from '../../platform/db/prepared'
import {
  couponRedemptions,
  orderEvents,
  orderHolds,
  orderLines,
  orders,
  outbox,
  paymentSettings,
} from '../../platform/db/schema'
import { insertRecords } from '../../platform/db/queries/records'
import type { OrderHold } from '../orders/holds/order-holds.repository'
import type { Order } from '../orders/orders.repository'
import { ApiError } from '../../platform/http/errors'
import { mailRow, type Mail } from '../../platform/mail/outbox.repository'
import { findPaymentSettings, storedPlatform } from '../payments/payment-settings.repository'

const lockKeyAndReadSettings = prepared((db) =>
  db
    .select({
      lock: sql`pg_advisory_xact_lock(hashtextextended(${sql.placeholder('key')}, 7))`,
      settings: paymentSettings,
      isPlaced: sql<boolean>`exists (select from ${orders} where ${orders.idempotencyKey} = ${sql.placeholder('key')})`,
    })
    .from(sql`(select 1) as one`)
    .leftJoin(paymentSettings, eq(paymentSettings.platform, sql.placeholder('platform')))
    .prepare('lock_key_and_read_settings'),
)

/**
 * Reads the settings for the order and locks the idempotency key: requests with the same key run one after the
 * other, until the transaction ends.
 * @throws ApiError IDEMPOTENCY_MISMATCH if the key has placed an order; one placed meanwhile its unique constraint tells
 */
export async function startCheckout(tx: Db, platform: Platform, key: string | undefined) {
  if (key === undefined) return findPaymentSettings(tx, platform)
  const [row] = await lockKeyAndReadSettings(tx).execute({ key, platform: storedPlatform(platform) })
  // Refused before a number is drawn for it; who sends the same again gets the order (writeOrder).
  if (row?.isPlaced) throw new ApiError('IDEMPOTENCY_MISMATCH')
  return row?.settings ?? findPaymentSettings(tx, platform)
}

export interface Placement {
  readonly order: Order
  readonly actor: string
  /** Of the first event. */
  readonly note?: string
  readonly mail: Mail
  /** Null for a buyer whose address is confirmed. */
  readonly hold: Omit<OrderHold, 'orderId' | 'confirmedAt'> | null
  /** The coupon's discount in minor units; null without a coupon. */
  readonly redemption: {
    readonly couponId: string
    readonly singleCode: string | null
    readonly discount: number
  } | null
}

/** Inserts order, lines, first event, mail, hold and redemption in one statement. */
export async function insertOrder(
  tx: Db,
  { order, actor, note, mail, hold, redemption }: Placement,
): Promise<void> {
  const { lines, ...row } = order
  const { id: orderId, status, createdAt: at, userId, email } = order
  const [first, ...rest] = lines.map((line) => ({ orderId, ...line }))
  if (!first) throw new Error('an order has at least one line')
  const queued = await mailRow(tx, mail)
  const firstEvent = { orderId, kind: 'status' as const, to: status, note: note ?? null, actor, at }
  const used =
    redemption &&
    sql`, redeemed as (${insertRecords(couponRedemptions, [{ orderId, userId, email, createdAt: at, ...redemption }])})`
  const held = hold && sql`, held as (${insertRecords(orderHolds, [{ orderId, ...hold }])})`
  await tx.execute(sql`with
    placed as (${insertRecords(orders, [row])}),
    ${queued ? sql`mailed as (${insertRecords(outbox, [queued])}),` : sql``}
    event as (${insertRecords(orderEvents, [firstEvent])})
    ${held ?? sql``}
    ${used ?? sql``}
    ${insertRecords(orderLines, [first, ...rest])}`)
}
