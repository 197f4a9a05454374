import { deliveryPrice } from '@/shop/subscriptions/subscription'
import { ApiError } from '@apps/api/platform/http/errors'
import type { PricedCart } from '../../cart/price-cart'

/** The Sparabo that begins with an order, or with `delivery` the one whose delivery it is. */
export interface SubscriptionOrder {
  readonly weeks: number
  readonly delivery?: {
    readonly number: string
    readonly percent: number
    /** Price of a unit that was announced, in minor units. */
    readonly announced: number
  }
}

/**
 * The cart at the prices of a Sparabo: the product's own percentage where one begins, the agreed one for a delivery,
 * which never costs more than was announced.
 * @throws ApiError PRODUCT_UNAVAILABLE for a product that is not offered in one
 */
export function atSubscriptionPrice(
  cart: PricedCart,
  subscription: SubscriptionOrder | undefined,
): PricedCart {
  if (!subscription) return cart
  const { delivery } = subscription
  const refused = cart.lines.filter(({ product }) => !delivery && product.subscriptionPercent === null)
  if (refused.length > 0) {
    throw new ApiError('PRODUCT_UNAVAILABLE', {
      details: { items: refused.map(({ productId, name }) => ({ productId, name, available: 0 })) },
    })
  }
  const priceOf = (amount: number, offered: number | null) =>
    Math.min(deliveryPrice(amount, delivery?.percent ?? offered ?? 0), delivery?.announced ?? Infinity)
  return {
    ...cart,
    lines: cart.lines.map((line) => ({
      ...line,
      unitPrice: priceOf(line.unitPrice, line.product.subscriptionPercent),
    })),
  }
}
