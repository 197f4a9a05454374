import { adminOrderEndpoints } from '../../contract/orders/admin-orders'
import type { Body, Query } from '../../contract/shared/dto'
import type { OrderDetail, OrderStatus, OrderSummary, PaymentStatus } from '../../domain/orders/order'
import type { Http } from '../shared/http'
import { toPage, type Page } from '../shared/page'
import { toAdminOrder, toAdminOrderSummary } from './map-order'

export async function listOrders(
  http: Http,
  query: Query<'listOrders'>,
  signal?: AbortSignal,
): Promise<Page<OrderSummary>> {
  const data = await http.call(adminOrderEndpoints, 'listOrders', { query, ...(signal && { signal }) })
  return toPage(
    data.orders.map((order) => toAdminOrderSummary(http, order)),
    data.pagination,
  )
}

export async function getOrder(http: Http, id: string): Promise<OrderDetail> {
  const data = await http.call(adminOrderEndpoints, 'getOrder', { params: { id } })
  return toAdminOrder(http, data.order)
}

export async function setOrderStatus(http: Http, id: string, status: OrderStatus): Promise<OrderDetail> {
  const data = await http.call(adminOrderEndpoints, 'setOrderStatus', { params: { id }, body: { status } })
  return toAdminOrder(http, data.order)
}

export async function setPaymentStatus(http: Http, id: string, status: PaymentStatus): Promise<OrderDetail> {
  const data = await http.call(adminOrderEndpoints, 'setPaymentStatus', { params: { id }, body: { status } })
  return toAdminOrder(http, data.order)
}

export async function assignCargo(http: Http, id: string, body: Body<'assignCargo'>): Promise<OrderDetail> {
  const data = await http.call(adminOrderEndpoints, 'assignCargo', { params: { id }, body })
  return toAdminOrder(http, data.order)
}
