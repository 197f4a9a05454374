import { orderEndpoints } from '../../contract/orders/orders'
import type { Body, Query } from '../../contract/shared/wire'
import type { OrderDetail, OrderStatus, OrderSummary, PaymentStatus } from '../../domain/orders/order'
import type { Http } from '../shared/http'
import { toAdminOrder, toAdminOrderSummary, toCustomerOrder } from './map-order'
import { toPage, type Page } from '../shared/page'

export async function listOrders(
  http: Http,
  query: Query<'listOrders'>,
  signal?: AbortSignal,
): Promise<Page<OrderSummary>> {
  const data = await http.call(orderEndpoints, 'listOrders', { query, ...(signal && { signal }) })
  return toPage(
    data.orders.map((order) => toAdminOrderSummary(http, order)),
    data.pagination,
  )
}

export async function getOrder(http: Http, id: string): Promise<OrderDetail> {
  const data = await http.call(orderEndpoints, 'getOrder', { params: { id } })
  return toAdminOrder(http, data.order)
}

export async function setOrderStatus(http: Http, id: string, status: OrderStatus): Promise<OrderDetail> {
  const data = await http.call(orderEndpoints, 'setOrderStatus', { params: { id }, body: { status } })
  return toAdminOrder(http, data.order)
}

export async function setPaymentStatus(http: Http, id: string, status: PaymentStatus): Promise<OrderDetail> {
  const data = await http.call(orderEndpoints, 'setPaymentStatus', { params: { id }, body: { status } })
  return toAdminOrder(http, data.order)
}

export async function assignCargo(http: Http, id: string, body: Body<'assignCargo'>): Promise<OrderDetail> {
  const data = await http.call(orderEndpoints, 'assignCargo', { params: { id }, body })
  return toAdminOrder(http, data.order)
}

/** A guest's order by number, e-mail and the code of the confirmation mail (decisions §8). */
export async function lookupOrder(http: Http, body: Body<'lookupOrder'>): Promise<OrderDetail> {
  const data = await http.call(orderEndpoints, 'lookupOrder', { body })
  return toCustomerOrder(http, data.order)
}

/** @returns the instant (ISO 8601) at which the withdrawal arrived */
export async function withdraw(http: Http, body: Body<'withdraw'>): Promise<string> {
  const data = await http.call(orderEndpoints, 'withdraw', { body })
  return data.receivedAt
}
