import type { CouponEffect } from '@/shop/coupons/coupon-effects'
import { calendarDay } from '@/shop/shared/dates'
import type { OwnDiscount } from '@/shop/orders/order-plan'
import { orderNumber } from '@/shop/orders/order'
import { platformTimeZone } from '@/shop/shared/platform'
import type { PricedTotals } from '@/shop/checkout/totals'
import { hashLookupCode } from '../orders/lookup-code'
import type { Order, OrderedLine } from '../orders/orders.repository'
import type { PaymentSettingsRow } from '../payments/payment-settings.repository'
import type { SellableProduct } from '../cart/sellable-products.repository'
import type { PricedCart } from '../cart/price-cart'
import type { CheckoutRequest } from './checkout-request'
import { paymentInstructions } from '../payments/payment-instructions'

export interface PricedOrder {
  readonly cart: PricedCart
  readonly effect: CouponEffect | null
  readonly couponCode: string | null
  readonly totals: PricedTotals
}

const imageUrl = ({ imageFile }: SellableProduct) => (imageFile === null ? null : `/media/${imageFile}`)

/** Paid lines first, gifts last. */
export function linesToOrder({ cart, effect, totals }: PricedOrder, taxRate: number): OrderedLine[] {
  const paid = cart.lines.map(({ product, quantity, unitPrice, ...line }, position) => ({
    position,
    quantity,
    unitPrice,
    isGift: false,
    productId: product.id,
    name: product.name,
    imageUrl: imageUrl(product),
    tint: product.tint,
    subtitle: product.subtitle,
    total: unitPrice * quantity,
    discount: totals.lineDiscounts[position] ?? 0,
    taxRate: line.taxRate,
    premiumMonths: product.premiumEnabled ? product.premiumMonths * quantity : 0,
  }))
  const gifts = (effect?.freeLines ?? []).map(({ productId, name, quantity }, index) => {
    const product = cart.products.get(productId)
    return {
      productId,
      name,
      quantity,
      position: paid.length + index,
      unitPrice: 0,
      total: 0,
      discount: 0,
      premiumMonths: 0,
      isGift: true,
      imageUrl: product ? imageUrl(product) : null,
      tint: product?.tint ?? null,
      subtitle: product?.subtitle ?? null,
      taxRate: product?.taxRate ?? taxRate,
    }
  })
  return [...paid, ...gifts]
}

/** What is stored of a request to order. */
export type OrderRequest = Pick<
  CheckoutRequest,
  'platform' | 'customer' | 'address' | 'language' | 'paymentMethod' | 'note' | 'giftMessage' | 'key' | 'hash'
> & { readonly user: { readonly id: string } | null }

export interface NewOrder extends Omit<PricedOrder, 'cart'> {
  readonly id: string
  readonly request: OrderRequest
  /** Taken off by hand. @default nothing */
  readonly ownDiscount?: OwnDiscount | null
  readonly settings: PaymentSettingsRow
  readonly lines: readonly OrderedLine[]
  /** Sequence number in the order number. */
  readonly sequence: number
  readonly lookupCode: string | null
  /** Page on which to pay; null where the shop is not connected with PayPal. */
  readonly payUrl: string | null
  readonly now: Date
}

/** The complete order, ready to be stored and returned. */
export function orderToWrite(priced: NewOrder): Order {
  const { request, settings, lines, sequence, lookupCode, payUrl, now, totals, effect, couponCode } = priced
  const { platform, customer, address, user, language, paymentMethod, note, giftMessage, key, hash } = request
  const year = Number(calendarDay(now, platformTimeZone[platform]).slice(0, 4))
  const number = orderNumber(year, sequence)
  const { total: amount, currency } = totals
  return {
    id: priced.id,
    number,
    platform,
    status: 'pending',
    userId: user?.id ?? null,
    customerName: customer.name,
    company: customer.company ?? '',
    vatId: customer.vatId ?? '',
    email: customer.email,
    phone: customer.phone,
    street: address.street,
    city: address.city,
    zipCode: address.zipCode,
    country: address.country,
    postNumber: address.postNumber ?? '',
    note,
    giftMessage,
    language,
    currency,
    subtotal: totals.subtotal,
    shipping: totals.shipping,
    discount: totals.discount,
    shippingDiscount: totals.shippingDiscount,
    tax: totals.tax,
    shippingTaxRate: settings.taxRate,
    total: totals.total,
    refunded: 0,
    outstanding: 0,
    paymentMethod,
    paymentStatus: 'pending',
    paymentInstructions:
      amount === 0
        ? null
        : paymentInstructions(settings, {
            method: paymentMethod,
            language,
            amount,
            currency,
            orderNumber: number,
            payUrl,
          }),
    couponCode,
    ownDiscount: priced.ownDiscount ?? null,
    premiumMonths: lines.reduce((sum, { premiumMonths }) => sum + premiumMonths, 0),
    couponPremiumMonths: effect?.premiumMonths ?? 0,
    cargoCompanyId: null,
    cargoName: null,
    trackingNumber: null,
    trackingUrl: null,
    shippedAt: null,
    lookupCodeHash: lookupCode === null ? null : hashLookupCode(lookupCode),
    idempotencyKey: key ?? null,
    requestHash: key === undefined ? null : hash,
    releasedAt: null,
    remindedAt: null,
    createdAt: now,
    updatedAt: now,
    lines,
    parcels: [],
  }
}
