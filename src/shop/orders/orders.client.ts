import { orderEndpoints } from './orders.calls'
import type { Body, Data, Query } from '@/contract/shared/dto'
import type { OrderDetail, OrderSummary } from './order'
import type { Http } from '@/client/shared/http'
import { toPage, type Page } from '@/client/shared/page'
import { toCustomerOrder, toCustomerOrderSummary } from './order-wire.client'

export async function listMyOrders(http: Http, query: Query<'listMyOrders'>): Promise<Page<OrderSummary>> {
  const data = await http.call(orderEndpoints, 'listMyOrders', { query })
  return toPage(
    data.orders.map((order) => toCustomerOrderSummary(http, order)),
    data.pagination,
  )
}

export async function getMyOrder(http: Http, id: string): Promise<OrderDetail> {
  const data = await http.call(orderEndpoints, 'getMyOrder', { params: { id } })
  return toCustomerOrder(http, data.order)
}

/** Finds a guest order by number, email and the code in the confirmation mail. */
export async function lookupOrder(http: Http, body: Body<'lookupOrder'>): Promise<OrderDetail> {
  const data = await http.call(orderEndpoints, 'lookupOrder', { body })
  return toCustomerOrder(http, data.order)
}

/** Invoice or credit note of an own order, as PDF. @throws ApiFailure NOT_FOUND */
export const getMyPaper = (http: Http, id: string, number: string): Promise<Blob> =>
  http.call(orderEndpoints, 'getMyPaper', { params: { id, number } })

/** Invoice or credit note of a guest's order, as PDF. @throws ApiFailure NOT_FOUND, RATE_LIMITED */
export const lookupPaper = (http: Http, body: Body<'lookupPaper'>): Promise<Blob> =>
  http.call(orderEndpoints, 'lookupPaper', { body })

/** @throws ApiFailure CONFLICT if it is paid or being worked on */
export async function cancelMyOrder(http: Http, id: string): Promise<OrderDetail> {
  const data = await http.call(orderEndpoints, 'cancelMyOrder', { params: { id } })
  return toCustomerOrder(http, data.order)
}

/** Cancels a guest's order. @throws ApiFailure CONFLICT if it is paid or being worked on */
export async function cancelOrder(http: Http, body: Body<'cancelOrder'>): Promise<OrderDetail> {
  const data = await http.call(orderEndpoints, 'cancelOrder', { body })
  return toCustomerOrder(http, data.order)
}

/** @throws ApiFailure NOT_FOUND, UNAUTHORIZED, RATE_LIMITED */
export async function claimOrder(http: Http, body: Body<'claimOrder'>): Promise<OrderDetail> {
  const data = await http.call(orderEndpoints, 'claimOrder', { body })
  return toCustomerOrder(http, data.order)
}

/**
 * Confirms an order by the token of the link in its mail.
 * @throws ApiFailure NOT_FOUND for an unknown token
 */
export const confirmOrder = (http: Http, token: string): Promise<Data<'confirmOrder'>> =>
  http.call(orderEndpoints, 'confirmOrder', { body: { token } })
