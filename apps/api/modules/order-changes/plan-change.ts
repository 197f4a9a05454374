import { subtotalOf } from '@/shop/catalogue/priced-line'
import { evaluateAgain } from '@/shop/coupons/coupons'
import type { CouponEffect, CouponRefusal } from '@/shop/coupons/coupon-effects'
import { isUnshipped } from '@/shop/orders/order'
import {
  movedUnits,
  planTotals,
  settlementOf,
  shippingAfter,
  type MovedUnits,
  type Settlement,
} from '@/shop/orders/order-plan'
import { sentOf } from '@/shop/orders/parcels'
import type { PricedTotals } from '@/shop/checkout/totals'
import { platformVat } from '@/shop/shared/platform'
import type { Db } from '@apps/api/platform/db/open'
import { ApiError } from '@apps/api/platform/http/errors'
import { findHeldCoupon, lockCoupon } from '../coupons/coupons.repository'
import { giftOf } from '../coupons/evaluate-coupon'
import { findRedemption } from '../coupons/redemptions.repository'
import { findPaymentSettings } from '../payments/payment-settings.repository'
import { findReturned } from '../returns/refunds/refunds.repository'
import type { Order, OrderedLine } from '../orders/orders.repository'
import {
  giftContext,
  linesToStore,
  planLines,
  unitsHeld,
  type PlannedLines,
  type WantedLine,
} from './plan-lines'

/** What an order would be with other lines. */
export interface PlannedChange {
  /** As they are stored, gifts last. */
  readonly lines: readonly OrderedLine[]
  readonly totals: PricedTotals
  readonly effect: CouponEffect | null
  /** Why the order loses its coupon; null: it keeps it, or has none. */
  readonly couponLost: CouponRefusal | null
  readonly settlement: Settlement
  /** Nothing, if the order holds no stock. */
  readonly moves: readonly MovedUnits[]
  readonly stocks: PlannedLines['stocks']
  /** For each line how many there are where it wants more, else null. */
  readonly available: readonly (number | null)[]
  /** Where each former line is now; undefined: nowhere. */
  readonly places: readonly (number | undefined)[]
}

const closed = {
  de: 'Diese Bestellung lässt sich nicht mehr ändern: Sie ist versendet, storniert oder schon zum Teil erstattet.',
  tr: 'Bu sipariş artık değiştirilemez: kargolanmış, iptal edilmiş veya kısmen iade edilmiş.',
  en: 'This order can no longer be changed: it was shipped, cancelled or refunded in part.',
}

const sent = (name: string, units: number) => ({
  de: `Von „${name}“ sind schon ${units} unterwegs.`,
  tr: `“${name}” ürününden ${units} adet yolda.`,
  en: `${units} of “${name}” are on their way already.`,
})

/** @throws ApiError CONFLICT for an order that is shipped, given back in part or whole, or of nobody any more */
export async function refuseClosed(db: Db, order: Order): Promise<void> {
  const { id, status, paymentStatus, refunded, email } = order
  const isOpen = isUnshipped(status) && paymentStatus !== 'refunded' && refunded === 0 && email !== ''
  if (!isOpen || (await findReturned(db, [id])).length > 0)
    throw new ApiError('CONFLICT', { message: closed, errors: [{ path: 'lines', msg: closed }] })
}

/** @throws ApiError CONFLICT at the line of which less is wanted than went out */
function placesOf(
  order: Order,
  lines: readonly OrderedLine[],
  wanted: readonly WantedLine[],
): PlannedChange['places'] {
  const units = sentOf(order)
  return order.lines.map(({ productId, isGift, name }, at) => {
    const place = lines.findIndex((line) => line.productId === productId && line.isGift === isGift)
    const out = units[at] ?? 0
    if (out > (lines[place]?.quantity ?? 0)) {
      const index = wanted.findIndex((line) => line.productId.toLowerCase() === productId)
      const message = sent(name, out)
      const path = index < 0 || isGift ? 'lines' : `lines.${index}.quantity`
      throw new ApiError('CONFLICT', { message, errors: [{ path, msg: message }] })
    }
    return place < 0 ? undefined : place
  })
}

interface ChangeWanted {
  readonly wanted: readonly WantedLine[]
  readonly now: Date
  /** Locks coupon and products; a preview locks nothing. */
  readonly lock: boolean
}

/** The coupon that the order holds, even if it can be used no more. */
async function couponOf(db: Db, order: Order, lock: boolean) {
  const redemption = order.couponCode === null ? undefined : await findRedemption(db, order.id)
  if (!redemption || redemption.releasedAt !== null) return undefined
  return (lock ? lockCoupon : findHeldCoupon)(db, redemption.couponId)
}

/**
 * Plans an order with other lines: they keep their prices or get own ones, the coupon follows as long as the lines allow it,
 * shipping and VAT are computed as at placing.
 * @throws ApiError VALIDATION, PRODUCT_UNAVAILABLE, CONFLICT for what is on its way
 */
export async function planChange(
  db: Db,
  order: Order,
  { wanted, now, lock }: ChangeWanted,
): Promise<PlannedChange> {
  const { platform, currency, lines: known } = order
  const settings = await findPaymentSettings(db, platform)
  const shippingTaxRate = order.shippingTaxRate ?? platformVat[platform]
  const coupon = await couponOf(db, order, lock)
  const holds = order.releasedAt === null
  const gifts = giftOf(coupon)
  const { taxRate } = settings
  const planning = { platform, currency, taxRate, wanted, known, holds, gifts, now, lock }
  const planned = await planLines(db, planning)
  const shipping = shippingAfter(order, subtotalOf(planned.lines), settings)
  const gift = giftContext(gifts, planned, planning)
  const result =
    coupon &&
    evaluateAgain(coupon, {
      platform,
      currency,
      lines: planned.lines,
      shipping,
      now,
      signedIn: order.userId !== null,
      usedByCustomer: 0,
      ...(gift && { gift }),
    })
  const effect = result?.ok ? result.effect : null
  const totals = planTotals({
    lines: planned.lines,
    effect,
    ownDiscount: order.ownDiscount,
    shipping,
    shippingTaxRate,
    currency,
  })
  const freeLines = effect?.freeLines ?? []
  const lines = linesToStore(planned, { known, freeLines, discounts: totals.lineDiscounts, taxRate })
  const moves = holds ? movedUnits(known, lines) : []
  const wantedUnits = unitsHeld(lines)
  const isShort = (productId: string) =>
    moves.some((move) => move.productId === productId && move.units > 0) &&
    (wantedUnits.get(productId) ?? 0) > (planned.stocks.get(productId) ?? 0)
  return {
    lines,
    totals,
    effect,
    couponLost: result && !result.ok ? result.code : null,
    settlement: settlementOf(order, totals.total),
    moves,
    stocks: planned.stocks,
    available: lines.map(({ productId }) =>
      isShort(productId) ? (planned.stocks.get(productId) ?? 0) : null,
    ),
    places: placesOf(order, lines, wanted),
  }
}
