import { randomUUID } from 'node:crypto'
import { stockProblems } from '@/shop/catalogue/stock'
import { orderTotals } from '@/shop/checkout/totals'
import { giftValue, type CouponEffect } from '@/shop/coupons/coupon-effects'
import { payPath } from '@/shop/paypal/paypal'
import { toMinor } from '@/shop/shared/money'
import type { Db } from '../../platform/db/open'
import { inTransaction } from '../../platform/db/transaction'
import { hashToken, newToken } from '../../platform/auth/tokens'
import { ApiError } from '../../platform/http/errors'
import { errorCode } from '../../platform/start-error'
import { priceCart, type PricedCart } from '../cart/price-cart'
import { takeStock, type StockMove } from '../catalogue/stock.repository'
import { findCouponByCode, type FoundCoupon } from '../coupons/coupons.repository'
import { effectOrRefusal, evaluateForCart, giftOf } from '../coupons/evaluate-coupon'
import { countRedemptions, groupsOf, hasOrdered } from '../coupons/redemptions.repository'
import { lockAddress } from '../orders/holds/order-holds.repository'
import { deliveryAt } from '../orders/delivery-at'
import { newLookupCode } from '../orders/lookup-code'
import { placedMail } from '../orders/mails/order-mails'
import { totalsToDto } from '../orders/orders.mapper'
import { findOrderByKey, type Order } from '../orders/orders.repository'
import { stockMoves } from '../orders/stock-moves'
import { settleFree } from '../orders/update-order'
import { isPaymentEnabled } from '../payments/payment-instructions'
import type { PaymentSettingsRow } from '../payments/payment-settings.repository'
import { findPaypalConnection } from '../payments/paypal/paypal-connections.repository'
import { insertPaypalPayment } from '../payments/paypal/paypal-payments.repository'
import { atSubscriptionPrice } from '../subscriptions/start/subscription-price'
import { startSubscription } from '../subscriptions/start/start-subscription'
import type { CheckoutRequest } from './checkout-request'
import { insertOrder, startCheckout } from './checkout.repository'
import { isTrusted, limitUnpaid } from './limit-unpaid'
import { orderToWrite, linesToOrder } from './new-order'
import { wantReviewMail } from '../orders/review-requests/review-requests.repository'

interface TypedCoupon {
  /** As typed. */
  readonly code: string
  /** Undefined if no coupon has this code. */
  readonly coupon: FoundCoupon | undefined
  /** Earlier redemptions by this customer. */
  readonly uses: number
  /** Whether this customer has ordered before; only looked up for a coupon that asks. */
  readonly hasOrdered: boolean
  /** Groups that this customer is in; only looked up for a coupon that asks. */
  readonly groups: readonly string[]
}

/** The typed coupon, locked so that concurrent checkouts count its uses one after the other. */
async function lockTypedCoupon(
  tx: Db,
  { couponCode: code, user, customer }: CheckoutRequest,
): Promise<TypedCoupon | undefined> {
  if (code === undefined) return undefined
  const coupon = await findCouponByCode(tx, code, { lock: true })
  if (!coupon) return { code, coupon, uses: 0, hasOrdered: false, groups: [] }
  const redeemer = { userId: user?.id ?? null, email: customer.email }
  const uses = await countRedemptions(tx, [coupon.id], redeemer)
  const ordered = coupon.firstOrderOnly && (await hasOrdered(tx, redeemer))
  const groups = coupon.customerGroups.length > 0 ? await groupsOf(tx, redeemer) : []
  return { code, coupon, uses: uses.get(coupon.id) ?? 0, hasOrdered: ordered, groups }
}

/** @throws ApiError PRODUCT_UNAVAILABLE, OUT_OF_STOCK */
function refuseUnavailable({ lines, unavailable }: PricedCart): void {
  if (unavailable.length > 0) {
    throw new ApiError('PRODUCT_UNAVAILABLE', {
      details: { items: unavailable.map((item) => ({ ...item, available: 0 })) },
    })
  }
  const stocks = new Map(lines.map(({ productId, stock }) => [productId, stock]))
  const names = new Map(lines.map(({ productId, name }) => [productId, name]))
  const missing = stockProblems(lines, stocks).map(({ productId, available }) => ({
    productId,
    available,
    name: names.get(productId) ?? '',
  }))
  if (missing.length > 0) throw new ApiError('OUT_OF_STOCK', { details: { items: missing } })
}

interface CouponContext {
  readonly request: CheckoutRequest
  readonly settings: PaymentSettingsRow
  readonly cart: PricedCart
  readonly now: Date
}

/** @throws ApiError with the code of the coupon's refusal */
function effectOf(
  typed: TypedCoupon | undefined,
  { request, settings, cart, now }: CouponContext,
): CouponEffect | null {
  if (!typed) return null
  const result = evaluateForCart(typed.coupon, {
    cart,
    now,
    platform: request.platform,
    rules: settings,
    taxRate: settings.taxRate,
    signedIn: request.user !== null,
    usedByCustomer: typed.uses,
    hasOrdered: typed.hasOrdered,
    groups: typed.groups,
    typedCode: typed.code,
  })
  return effectOrRefusal(result, cart.currency)
}

export interface PlacedOrderRow {
  readonly order: Order
  /** Products whose last units this order took. */
  readonly soldOut: readonly string[]
  /** A guest's code to look the order up; null for customers, and for an order that was placed before. */
  readonly lookupCode: string | null
}

/** Places an order in the caller's transaction. @throws ApiError for what refuses it */
export async function place(tx: Db, request: CheckoutRequest, now: Date): Promise<PlacedOrderRow> {
  const { platform, items, paymentMethod, expectedTotal, user, subscription } = request
  // Read before anything is locked.
  const delivery = await deliveryAt(tx, request.address, now)
  const payToken =
    paymentMethod === 'paypal' && (await findPaypalConnection(tx, platform)) ? newToken() : null
  const settings = await startCheckout(tx, platform, request.key)
  if (!isTrusted(request)) await lockAddress(tx, request.customer.email)
  const typed = await lockTypedCoupon(tx, request)
  const { currency, taxRate } = settings
  const gifts = giftOf(typed?.coupon)
  const priced = await priceCart(tx, { platform, items, gifts, currency, taxRate, now, lock: true })
  const cart = atSubscriptionPrice(priced, subscription)
  refuseUnavailable(cart)
  if (!isPaymentEnabled(settings, paymentMethod)) throw new ApiError('PAYMENT_METHOD_UNAVAILABLE')
  const effect = effectOf(typed, { request, settings, cart, now })
  const totals = orderTotals({
    lines: cart.lines,
    shipping: settings,
    effect,
    currency: cart.currency,
    shippingTaxRate: taxRate,
  })
  if (expectedTotal !== undefined && toMinor(expectedTotal) !== totals.total) {
    throw new ApiError('TOTAL_CHANGED', { details: { totals: totalsToDto(totals) } })
  }

  const couponCode = typed?.coupon?.code ?? null
  const lines = linesToOrder({ cart, effect, totals, couponCode }, taxRate)
  const moves = stockMoves(lines)
  const limited = await limitUnpaid(tx, { request, cart, totals, moves }, now)
  const id = randomUUID()
  const sequence = await takeStock(tx, moves, { reason: 'sale', orderId: id, at: now })
  if (sequence === undefined) throw new ApiError('OUT_OF_STOCK')
  const lookupCode = user ? null : newLookupCode()
  const confirmToken = limited && newToken()
  const reviewToken = request.wantsReviewMail ? newToken() : null
  const placed = orderToWrite({
    id,
    request,
    settings,
    effect,
    totals,
    couponCode,
    lines,
    sequence,
    lookupCode,
    payUrl: payToken && payPath(payToken),
    now,
  })
  await insertOrder(tx, {
    order: placed,
    actor: subscription?.delivery ? `Sparabo ${subscription.delivery.number}` : placed.customerName,
    mail: placedMail(
      placed,
      { lookupCode, confirmToken, reviewToken: isTrusted(request) ? null : reviewToken },
      delivery,
    ),
    hold: limited && confirmToken ? { ...limited, tokenHash: hashToken(confirmToken) } : null,
    redemption: typed?.coupon
      ? {
          couponId: typed.coupon.id,
          singleCode: typed.coupon.singleCode,
          discount: totals.discount + totals.shippingDiscount + giftValue(effect),
        }
      : null,
  })
  if (payToken !== null) await insertPaypalPayment(tx, id, payToken)
  if (subscription && !subscription.delivery)
    await startSubscription(tx, placed, { cart, weeks: subscription.weeks, now })
  if (reviewToken !== null) {
    const confirmedAt = isTrusted(request) ? now : null
    await wantReviewMail(tx, { orderId: id, token: reviewToken, consentedAt: now, confirmedAt })
  }
  const order = totals.total === 0 ? await settleFree(tx, placed, now) : placed
  const isLast = ({ productId, units }: StockMove) => cart.products.get(productId)?.stockQuantity === units
  return { order, soldOut: moves.filter(isLast).map(({ productId }) => productId), lookupCode }
}

const UNIQUE_VIOLATION = '23505'

/**
 * Runs in one transaction, which locks the key, the address of an unconfirmed buyer, the coupon, the products in the
 * order of their ids, and then inserts the order. A refusal rolls everything back, the key included, so that the request
 * can be sent again. A key that has already placed an order is refused as it is locked, or by a unique constraint, and only
 * then is that order looked up: first requests need no extra query.
 */
export async function writeOrder(db: Db, request: CheckoutRequest, now: Date): Promise<PlacedOrderRow> {
  try {
    return await inTransaction(db, (tx) => place(tx, request, now))
  } catch (error) {
    const isRefusal = error instanceof ApiError || errorCode(error) === UNIQUE_VIOLATION
    if (request.key === undefined || !isRefusal) throw error
    const earlier = await findOrderByKey(db, request.key)
    if (!earlier) throw error
    if (earlier.requestHash !== request.hash) throw new ApiError('IDEMPOTENCY_MISMATCH')
    return { order: earlier, soldOut: [], lookupCode: null }
  }
}
