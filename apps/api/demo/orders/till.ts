import { randomUUID } from 'node:crypto'
import { orderTotals } from '@/shop/checkout/totals'
import { PLATFORMS, type Platform } from '@/shop/shared/platform'
import type { Coupon } from '@/shop/coupons/coupon-types'
import type { Db } from '../../platform/db/open'
import { coupons } from '../../platform/db/schema'
import {
  findSellable,
  isOffered,
  type SellableProduct,
} from '../../modules/cart/sellable-products.repository'
import type { PricedCart } from '../../modules/cart/price-cart'
import type { CheckoutRequest } from '../../modules/checkout/checkout-request'
import { orderToWrite, linesToOrder } from '../../modules/checkout/new-order'
import { evaluateForCart } from '../../modules/coupons/evaluate-coupon'
import { newLookupCode } from '../../modules/orders/lookup-code'
import { placedMail } from '../../modules/orders/mails/order-mails'
import { atSubscriptionPrice } from '../../modules/subscriptions/start/subscription-price'
import type { Order } from '../../modules/orders/orders.repository'
import {
  findPaymentSettings,
  type PaymentSettingsRow,
} from '../../modules/payments/payment-settings.repository'
import type { Book } from './book'

interface Shelf {
  readonly products: ReadonlyMap<string, SellableProduct>
  readonly settings: PaymentSettingsRow
}

/** Takes orders as the checkout does, at the prices and rules of the shop, and without limits of stock. */
export class Till {
  private constructor(
    private readonly book: Book,
    private readonly shelves: ReadonlyMap<Platform, Shelf>,
    private readonly coupons: ReadonlyMap<string, Coupon>,
    private sequence: number,
  ) {}

  /** @param first sequence number of the first order */
  static async open(tx: Db, book: Book, productIds: readonly string[], first: number): Promise<Till> {
    const shelves = new Map<Platform, Shelf>()
    for (const platform of PLATFORMS) {
      const products = await findSellable(tx, productIds, { platform, now: new Date() })
      shelves.set(platform, { products, settings: await findPaymentSettings(tx, platform) })
    }
    const known = await tx.select().from(coupons)
    return new Till(book, shelves, new Map(known.map((coupon) => [coupon.code, coupon])), first)
  }

  cartOf({ platform, items, subscription }: CheckoutRequest): PricedCart & Shelf {
    const shelf = this.shelves.get(platform)
    if (!shelf) throw new Error(`nothing is sold on ${platform}`)
    const { products, settings } = shelf
    const lines = items.flatMap(({ productId, quantity }) => {
      const product = products.get(productId)
      if (!product || !isOffered(product)) return []
      const { name, category, amount: unitPrice } = product
      const taxRate = product.taxRate ?? settings.taxRate
      return [{ productId, name, category, quantity, unitPrice, stock: quantity, product, taxRate }]
    })
    const cart = { currency: settings.currency, lines, unavailable: [], products }
    return { ...atSubscriptionPrice(cart, subscription), products, settings }
  }

  private usesOf(coupon: Coupon, { user, customer }: CheckoutRequest): number {
    return this.book.redemptions.filter(
      ({ couponId, userId, email, releasedAt }) =>
        couponId === coupon.id && !releasedAt && (email === customer.email || (user && userId === user.id)),
    ).length
  }

  /**
   * Places an order, with its coupon if that coupon's rules allow it.
   * @returns undefined if nothing of the cart is sold on the platform
   */
  place(request: CheckoutRequest, now: Date): Order | undefined {
    const { settings, ...cart } = this.cartOf(request)
    if (cart.lines.length === 0) return undefined
    const { currency, taxRate } = settings
    const typed = request.couponCode === undefined ? undefined : this.coupons.get(request.couponCode)
    const result = evaluateForCart(typed, {
      cart,
      now,
      platform: request.platform,
      rules: settings,
      taxRate,
      signedIn: request.user !== null,
      usedByCustomer: typed ? this.usesOf(typed, request) : 0,
      hasOrdered: false,
      groups: [],
    })
    const effect = result.ok ? result.effect : null
    const coupon = result.ok ? typed : undefined
    const totals = orderTotals({
      lines: cart.lines,
      shipping: settings,
      effect,
      currency,
      shippingTaxRate: taxRate,
    })
    const priced = { cart, effect, totals, couponCode: coupon?.code ?? null }
    const lines = linesToOrder(priced, taxRate)
    const lookupCode = request.user ? null : newLookupCode()
    const order = orderToWrite({
      ...priced,
      id: randomUUID(),
      request,
      settings,
      lines,
      sequence: this.sequence++,
      lookupCode,
      payUrl: null,
      now,
    })
    const events = [{ kind: 'status' as const, from: null, to: order.status }]
    this.book.mail(placedMail(order, { lookupCode, confirmToken: null }))
    if (coupon) {
      const discount = totals.discount + totals.shippingDiscount
      const { id: orderId, userId, email } = order
      this.book.redemptions.push({ couponId: coupon.id, orderId, userId, email, discount, createdAt: now })
    }
    const { delivery } = request.subscription ?? {}
    const actor = delivery ? `Sparabo ${delivery.number}` : order.customerName
    return this.book.change(order, {}, events, { actor, now })
  }
}
