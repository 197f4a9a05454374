import { checkoutEndpoints } from './checkout.calls'
import type { Body } from '@/contract/shared/dto'
import type { OrderDetail } from '../orders/order'
import { toCustomerOrder } from '../orders/order-wire.client'
import type { Http } from '@/client/shared/http'

export interface PlacedOrder {
  readonly order: OrderDetail
  /** A guest's code to look it up; missing where an earlier attempt had placed the order. */
  readonly lookupCode?: string
}

/**
 * Places the order. Safe to repeat with the same key and body after an uncertain failure: no second order is
 * placed.
 * @throws ApiFailure OUT_OF_STOCK, PRODUCT_UNAVAILABLE, TOTAL_CHANGED, COUPON_*, …
 */
export async function checkout(
  http: Http,
  body: Body<'checkout'>,
  idempotencyKey: string,
): Promise<PlacedOrder> {
  const data = await http.call(checkoutEndpoints, 'checkout', { body, idempotencyKey })
  const order = toCustomerOrder(http, data.order)
  return data.lookupCode ? { order, lookupCode: data.lookupCode } : { order }
}
