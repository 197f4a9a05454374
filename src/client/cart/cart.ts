import { cartEndpoints } from '../../contract/cart/cart'
import type { Body } from '../../contract/shared/wire'
import type { CartFacts } from '../../domain/cart/cart'
import { toMinor } from '../../domain/shared/money'
import type { OrderDetail } from '../../domain/orders/order'
import type { Currency, Platform } from '../../domain/shared/platform'
import type { Http } from '../shared/http'
import { toCustomerOrder } from '../orders/map-order'

/** What is not returned is gone or inactive (decisions §4). */
export async function getCartItems(
  http: Http,
  ids: readonly string[],
  platform: Platform,
): Promise<readonly CartFacts[]> {
  const data = await http.call(cartEndpoints, 'getCartItems', {
    params: { ids: ids.join(',') },
    query: { platform },
  })
  return data.items.map(({ image, price, productId, name, stock }) => ({
    productId,
    name,
    stock,
    price: { amount: toMinor(price.amount), currency: price.currency },
    ...(image !== null && { imageUrl: http.media(image) }),
  }))
}

/** Public payment settings; amounts in minor units. */
export interface ShopPayment {
  readonly currency: Currency
  readonly paypal: boolean
  readonly bankTransfer: boolean
  readonly freeShippingThreshold: number
  readonly standardShippingCost: number
}

/** Public settings; where they fail, those of the session (S7). */
export async function getPaymentSettings(http: Http, platform: Platform): Promise<ShopPayment> {
  const { settings } = await http
    .call(cartEndpoints, 'getPublicPaymentSettings', { params: { platform } })
    .catch(() => http.call(cartEndpoints, 'getPaymentSettings', { query: { platform } }))
  return {
    currency: settings.currency,
    paypal: settings.paypal.enabled,
    bankTransfer: settings.bankTransfer.enabled,
    freeShippingThreshold: toMinor(settings.shippingRules.freeShippingThreshold),
    standardShippingCost: toMinor(settings.shippingRules.standardShippingCost),
  }
}

/**
 * Places the order. Repeating with the same key and body after an uncertain failure places no second one.
 * @throws ApiFailure OUT_OF_STOCK, PRODUCT_UNAVAILABLE, TOTAL_CHANGED, COUPON_*, …
 */
export async function checkout(
  http: Http,
  body: Body<'checkout'>,
  idempotencyKey: string,
): Promise<OrderDetail> {
  const data = await http.call(cartEndpoints, 'checkout', { body, idempotencyKey })
  return toCustomerOrder(http, data.order)
}
