import { randomUUID } from 'node:crypto'
import { MADE_NOTE } from '@/shop/orders/order'
import { planTotals, type OwnDiscount } from '@/shop/orders/order-plan'
import { payPath } from '@/shop/paypal/paypal'
import type { Platform } from '@/shop/shared/platform'
import type { PricedTotals } from '@/shop/checkout/totals'
import { auditAll } from '@apps/api/platform/audit/audit.repository'
import { newToken } from '@apps/api/platform/auth/tokens'
import type { Db } from '@apps/api/platform/db/open'
import { inTransaction } from '@apps/api/platform/db/transaction'
import { ApiError, found } from '@apps/api/platform/http/errors'
import { errorCode } from '@apps/api/platform/start-error'
import { takeStock } from '../catalogue/stock.repository'
import { insertOrder } from '../checkout/checkout.repository'
import { orderToWrite, type OrderRequest } from '../checkout/new-order'
import { isPaymentEnabled } from '../payments/payment-instructions'
import { findPaymentSettings } from '../payments/payment-settings.repository'
import { findPaypalConnection } from '../payments/paypal/paypal-connections.repository'
import { insertPaypalPayment } from '../payments/paypal/paypal-payments.repository'
import { findUser } from '../account/users.repository'
import { deliveryAt } from '../orders/delivery-at'
import { newLookupCode } from '../orders/lookup-code'
import { placedMail } from '../orders/mails/order-mails'
import { totalsToDto } from '../orders/orders.mapper'
import {
  findOrderByKey,
  logEntry,
  type Author,
  type Order,
  type OrderedLine,
} from '../orders/orders.repository'
import { stockMoves } from '../orders/stock-moves'
import { movePayment, settleFree } from '../orders/update-order'
import { linesToStore, planLines, unitsHeld, type PlannedLines, type WantedLine } from './plan-lines'
import { refuseShort } from './refuse-short'

export interface WantedOrder {
  readonly platform: Platform
  readonly wanted: readonly WantedLine[]
  readonly ownDiscount: OwnDiscount | null
  /** Own shipping costs in minor units. @default by the rules */
  readonly shipping: number | undefined
}

export interface PlannedOrder {
  readonly lines: readonly OrderedLine[]
  readonly totals: PricedTotals
  readonly available: readonly (number | null)[]
  readonly stocks: PlannedLines['stocks']
  readonly shippingTaxRate: number
}

/**
 * Plans an order at today's prices or own ones.
 * @param lock locks its products until the transaction ends
 * @throws ApiError VALIDATION, PRODUCT_UNAVAILABLE
 */
export async function planNewOrder(
  db: Db,
  { platform, wanted, ownDiscount, shipping }: WantedOrder,
  { now, lock }: { readonly now: Date; readonly lock: boolean },
): Promise<PlannedOrder> {
  const settings = await findPaymentSettings(db, platform)
  const { taxRate } = settings
  const planning = { platform, currency: undefined, taxRate, wanted, known: [], holds: false, gifts: [] }
  const planned = await planLines(db, { ...planning, now, lock })
  const totals = planTotals({
    lines: planned.lines,
    effect: null,
    ownDiscount,
    shipping: shipping ?? settings,
    shippingTaxRate: taxRate,
    currency: planned.currency,
  })
  const lines = linesToStore(planned, {
    known: [],
    freeLines: [],
    discounts: totals.lineDiscounts,
    taxRate,
  })
  const units = unitsHeld(lines)
  return {
    lines,
    totals,
    stocks: planned.stocks,
    shippingTaxRate: taxRate,
    available: lines.map(({ productId }) => {
      const there = planned.stocks.get(productId) ?? 0
      return (units.get(productId) ?? 0) > there ? there : null
    }),
  }
}

export interface MadeRequest extends WantedOrder {
  readonly request: Omit<OrderRequest, 'user'>
  /** The account that the order belongs to; undefined for a guest's. */
  readonly userId: string | undefined
  readonly isPaid: boolean
  /** In minor units; undefined compares nothing. */
  readonly expectedTotal: number | undefined
  readonly confirms: boolean
}

export interface MadeOrder {
  readonly order: Order
  /** Page on which it is paid at PayPal; null: it is not. */
  readonly payUrl: string | null
}

async function make(tx: Db, made: MadeRequest, by: Author): Promise<MadeOrder> {
  const { request, userId, isPaid, expectedTotal, confirms, platform, ownDiscount } = made
  const { actor, adminId, apiKey, now } = by
  const user = userId === undefined ? null : found(await findUser(tx, userId))
  const delivery = await deliveryAt(tx, request.address, now)
  const isLinked =
    request.paymentMethod === 'paypal' && !isPaid && (await findPaypalConnection(tx, platform)) !== undefined
  const payToken = isLinked ? newToken() : null
  const settings = await findPaymentSettings(tx, platform)
  if (!isPaid && !isPaymentEnabled(settings, request.paymentMethod))
    throw new ApiError('PAYMENT_METHOD_UNAVAILABLE', { details: { field: 'paymentMethod' } })
  const plan = await planNewOrder(tx, made, { now, lock: true })
  const { lines, totals } = plan
  refuseShort(plan)
  if (expectedTotal !== undefined && expectedTotal !== totals.total)
    throw new ApiError('TOTAL_CHANGED', { details: { totals: totalsToDto(totals) } })
  const id = randomUUID()
  const sequence = await takeStock(tx, stockMoves(lines), { reason: 'sale', orderId: id, adminId, at: now })
  if (sequence === undefined) throw new ApiError('OUT_OF_STOCK')
  const lookupCode = user ? null : newLookupCode()
  const payUrl = payToken && totals.total > 0 ? payPath(payToken) : null
  const placed = orderToWrite({
    id,
    request: { ...request, user },
    settings,
    effect: null,
    couponCode: null,
    ownDiscount,
    totals,
    lines,
    sequence,
    lookupCode,
    payUrl,
    now,
  })
  await insertOrder(tx, {
    order: placed,
    actor,
    note: MADE_NOTE,
    mail: placedMail(
      isPaid ? { ...placed, paymentStatus: 'completed' } : placed,
      { lookupCode, confirmToken: null },
      delivery,
    ),
    hold: null,
    redemption: null,
  })
  if (adminId !== undefined) {
    const first = { kind: 'status' as const, from: null, to: placed.status }
    await auditAll(tx, { id: adminId, apiKey }, [logEntry(placed, first)], now)
  }
  if (payToken !== null && payUrl !== null) await insertPaypalPayment(tx, id, payToken)
  if (totals.total === 0) return { order: await settleFree(tx, placed, now), payUrl }
  if (!isPaid) return { order: placed, payUrl }
  return { order: await movePayment(tx, placed, { to: 'completed', anyway: false, confirms }, by), payUrl }
}

const UNIQUE_VIOLATION = '23505'

/**
 * Makes an order for a customer: number, stock, VAT and mails as of the shop's own; the same request with the same key makes
 * one.
 * @throws ApiError NOT_FOUND for an unknown account, VALIDATION, PRODUCT_UNAVAILABLE, OUT_OF_STOCK, TOTAL_CHANGED,
 * PAYMENT_METHOD_UNAVAILABLE, IDEMPOTENCY_MISMATCH
 */
export async function makeOrder(db: Db, made: MadeRequest, by: Author): Promise<MadeOrder> {
  const { key, hash } = made.request
  const known = async (): Promise<MadeOrder | undefined> => {
    const order = key === undefined ? undefined : await findOrderByKey(db, key)
    if (order && order.requestHash !== hash) throw new ApiError('IDEMPOTENCY_MISMATCH')
    const instructions = order?.paymentInstructions
    return order && { order, payUrl: (instructions?.type === 'paypal' && instructions.payUrl) || null }
  }
  const earlier = await known()
  if (earlier) return earlier
  try {
    return await inTransaction(db, (tx) => make(tx, made, by))
  } catch (error) {
    const again = errorCode(error) === UNIQUE_VIOLATION ? await known() : undefined
    if (!again) throw error
    return again
  }
}
