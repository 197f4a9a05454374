import { createHash } from 'node:crypto'
import { MAX_UNITS_PER_PRODUCT } from '@/shop/cart/cart-limits'
import type { Customer } from '@/shop/orders/order'
import { mergeLines } from '@/shop/catalogue/stock'
import type { PaymentMethod } from '@/shop/payments/payment-methods'
import type { Platform } from '@/shop/shared/platform'
import type { ParsedBody } from '@/contract/shared/dto'
import type { Language } from '@/shop/shared/language'
import { invalidField } from '../../platform/http/errors'
import { fieldMessages } from '@/contract/shared/messages'
import type { WantedItem } from '../cart/price-cart'
import type { SubscriptionOrder } from '../subscriptions/start/subscription-price'

/** A validated checkout. Its only amount is the total shown to the shopper, for comparison. */
export interface CheckoutRequest {
  readonly platform: Platform
  readonly items: readonly WantedItem[]
  readonly customer: Customer
  readonly address: ParsedBody<'checkout'>['shippingAddress']
  readonly paymentMethod: PaymentMethod
  readonly note: string | null
  readonly giftMessage: string | null
  /** Consent to one mail that asks for a review. */
  readonly wantsReviewMail: boolean
  /** The Sparabo that begins with this order, or one of whose deliveries it is. */
  readonly subscription?: SubscriptionOrder | undefined
  /** As typed; undefined without a coupon. */
  readonly couponCode: string | undefined
  /** Major units; undefined skips the comparison. */
  readonly expectedTotal: number | undefined
  readonly user: { readonly id: string; readonly email: string; readonly isVerified: boolean } | null
  /** IP address of the buyer. */
  readonly ip: string
  readonly language: Language
  readonly key: string | undefined
  /** Hash of body and caller: tells a repeated request from a different one under the same key. */
  readonly hash: string
}

interface Caller extends Pick<CheckoutRequest, 'user' | 'ip' | 'language' | 'key'> {
  readonly body: ParsedBody<'checkout'>
}

/** @throws ApiError VALIDATION if the lines of one product exceed the maximum per order */
function refuseTooMany(items: readonly WantedItem[], language: Language): void {
  const lines = items.map(({ productId, quantity }) => ({ productId: productId.toLowerCase(), quantity }))
  if (mergeLines(lines).some(({ quantity }) => quantity > MAX_UNITS_PER_PRODUCT)) {
    throw invalidField('items', fieldMessages.long[language])
  }
}

export function checkoutRequest({ body, user, ip, language, key }: Caller): CheckoutRequest {
  refuseTooMany(body.items, language)
  const { customerInfo, customerNote, couponData } = body
  return {
    platform: body.platform ?? 'germany',
    items: body.items,
    customer: { ...customerInfo, email: customerInfo.email.toLowerCase() },
    address: body.shippingAddress,
    paymentMethod: body.paymentMethod,
    note: customerNote === undefined || customerNote === '' ? null : customerNote,
    giftMessage: body.giftMessage || null,
    wantsReviewMail: body.reviewMail === true,
    subscription: body.subscription,
    couponCode: couponData?.coupon.code,
    expectedTotal: body.expectedTotal,
    user,
    ip,
    language,
    key,
    hash: createHash('sha256')
      .update(JSON.stringify([user?.id ?? null, body]))
      .digest('hex'),
  }
}
