import { cartEndpoints } from '../../contract/cart/cart'
import type { Query } from '../../contract/shared/wire'
import type { OrderDetail, OrderSummary } from '../../domain/orders/order'
import type { Http } from '../shared/http'
import { toCustomerOrder, toCustomerOrderSummary } from './map-order'
import { toPage, type Page } from '../shared/page'

/** The same orders as /user/orders, under the cart's family of calls (S7). */
export async function listCartOrders(
  http: Http,
  query: Query<'listCartOrders'>,
): Promise<Page<OrderSummary>> {
  const data = await http.call(cartEndpoints, 'listCartOrders', { query })
  return toPage(
    data.orders.map((order) => toCustomerOrderSummary(http, order)),
    data.pagination,
  )
}

/** @throws ApiFailure NOT_FOUND, also for another customer's order */
export async function getCartOrder(http: Http, id: string): Promise<OrderDetail> {
  return toCustomerOrder(http, (await http.call(cartEndpoints, 'getCartOrder', { params: { id } })).order)
}
