import type { Coupon, CouponEffect } from '@/domain/coupons/coupon-types'
import { toMajor, toMinor } from '@/domain/shared/money'
import type { OrderTotals } from '@/domain/orders/order'
import { stockProblems } from '@/domain/catalogue/stock'
import { orderTotals } from '@/domain/checkout/totals'
import { newLookupCode } from '../orders/lookup-code'
import type { Db } from '../../platform/db/open'
import { inTransaction } from '../../platform/db/transaction'
import { ApiError } from '../../platform/http/errors'
import { placedMail } from '../orders/order-mails'
import { countRedemptions, findCouponByCode } from '../coupons/coupons.repository'
import { insertOrder, startCheckout } from './checkout.repository'
import { findOrderByKey, type Order } from '../orders/orders.repository'
import type { PaymentSettings } from '../payments/payment-settings.repository'
import { takeStock } from '../catalogue/stock.repository'
import { priceCart, type PricedCart } from '../cart/price-cart'
import type { CheckoutRequest } from './checkout-request'
import { effectOrRefusal, giftOf, evaluateForCart } from '../coupons/evaluate-coupon'
import { errorCode } from '../../start-error'
import { newOrder, orderedLines, stockMoves } from './new-order'
import { isPaymentEnabled } from '../payments/payment-instructions'

/** Everything in major units, as an order's `total` tells it. */
export const totalsToDto = (totals: OrderTotals) => ({
  subtotal: toMajor(totals.subtotal),
  shipping: toMajor(totals.shipping),
  discount: toMajor(totals.discount),
  shippingDiscount: toMajor(totals.shippingDiscount),
  tax: toMajor(totals.tax),
  total: toMajor(totals.total),
  currency: totals.currency,
})

/** The coupon, held so that its uses are counted one after the other, and how often this customer has used it. */
async function holdCoupon(tx: Db, { couponCode, user, customer }: CheckoutRequest) {
  if (couponCode === undefined) return undefined
  const coupon = await findCouponByCode(tx, couponCode, { lock: true })
  if (!coupon) return { coupon, uses: 0 }
  const emails = [customer.email, ...(user ? [user.email] : [])]
  const uses = await countRedemptions(tx, [coupon.id], { userId: user?.id ?? null, emails })
  return { coupon, uses: uses.get(coupon.id) ?? 0 }
}

/** @throws ApiError PRODUCT_UNAVAILABLE, OUT_OF_STOCK */
function refuseWhatIsNotThere({ lines, unavailable }: PricedCart): void {
  if (unavailable.length > 0) {
    throw new ApiError('PRODUCT_UNAVAILABLE', {
      details: { items: unavailable.map((item) => ({ ...item, available: 0 })) },
    })
  }
  const stocks = new Map(lines.map(({ productId, stock }) => [productId, stock]))
  const names = new Map(lines.map(({ productId, name }) => [productId, name]))
  const missing = stockProblems(lines, stocks).map(({ productId, available }) => ({
    ...{ productId, available, name: names.get(productId) ?? '' },
  }))
  if (missing.length > 0) throw new ApiError('OUT_OF_STOCK', { details: { items: missing } })
}

interface Judged {
  readonly request: CheckoutRequest
  readonly settings: PaymentSettings
  readonly cart: PricedCart
  readonly now: Date
}

/** @throws ApiError with the coupon's refusal */
function effectOf(
  held: { readonly coupon: Coupon | undefined; readonly uses: number } | undefined,
  { request, settings, cart, now }: Judged,
): CouponEffect | null {
  if (!held || request.couponCode === undefined) return null
  const verdict = evaluateForCart(held.coupon, {
    ...{ cart, now, platform: request.platform, rules: settings, taxRate: settings.taxRate },
    ...{ signedIn: request.user !== null, usedByCustomer: held.uses, typedCode: request.couponCode },
  })
  return effectOrRefusal(verdict, cart.currency)
}

async function place(tx: Db, request: CheckoutRequest, now: Date): Promise<Order> {
  const { platform, items, paymentMethod, expectedTotal, user } = request
  const settings = await startCheckout(tx, platform, request.key)
  const held = await holdCoupon(tx, request)
  const { currency: shopCurrency, taxRate } = settings
  const gifts = giftOf(held?.coupon)
  const cart = await priceCart(tx, {
    ...{ platform, items, gifts, taxRate },
    ...{ currency: shopCurrency, lock: true },
  })
  refuseWhatIsNotThere(cart)
  if (!isPaymentEnabled(settings, paymentMethod)) throw new ApiError('PAYMENT_METHOD_UNAVAILABLE')
  const effect = effectOf(held, { request, settings, cart, now })
  const totals = orderTotals({
    ...{ lines: cart.lines, shipping: settings, effect, currency: cart.currency },
    shippingTaxRate: taxRate,
  })
  if (expectedTotal !== undefined && toMinor(expectedTotal) !== totals.total) {
    throw new ApiError('TOTAL_CHANGED', { details: { totals: totalsToDto(totals) } })
  }

  const couponCode = held?.coupon?.code ?? null
  const lines = orderedLines({ cart, effect, totals, couponCode }, taxRate)
  const sequence = await takeStock(tx, stockMoves(lines))
  if (sequence === undefined) throw new ApiError('OUT_OF_STOCK')
  const lookupCode = user ? null : newLookupCode()
  const order = newOrder({
    ...{ request, settings, cart, effect, totals, couponCode, lines, sequence, lookupCode, now },
  })
  await insertOrder(tx, {
    order,
    actor: order.customerName,
    mail: placedMail(order, lookupCode),
    redemption: held?.coupon
      ? { couponId: held.coupon.id, discount: totals.discount + totals.shippingDiscount }
      : null,
  })
  return order
}

const UNIQUE_VIOLATION = '23505'

/**
 * One transaction (decisions §4): key, coupon, products in the order of their ids, order. Any refusal leaves nothing
 * behind, the key included, so that it can be sent again. A key that has placed an order already is refused too, by
 * the constraint on it if by nothing else; so it is looked up only then, and a first order does not pay for it.
 */
export async function placeOrder(db: Db, request: CheckoutRequest, now: Date): Promise<Order> {
  try {
    return await inTransaction(db, (tx) => place(tx, request, now))
  } catch (error) {
    const isRefusal = error instanceof ApiError || errorCode(error) === UNIQUE_VIOLATION
    if (request.key === undefined || !isRefusal) throw error
    const earlier = await findOrderByKey(db, request.key)
    if (!earlier) throw error
    if (earlier.requestHash !== request.hash) throw new ApiError('IDEMPOTENCY_MISMATCH')
    return earlier
  }
}
