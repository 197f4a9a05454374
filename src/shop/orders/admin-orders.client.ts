import { adminOrderEndpoints } from './admin-orders.calls'
import type { Body, Query } from '@/contract/shared/dto'
import type { OrderStatus, OrderSummary, PaymentStatus } from './order'
import type { OrderCounts } from './order-views'
import { documentEndpoints } from './documents.calls'
import { orderWorkEndpoints } from './order-work.calls'
import type { Address } from './address'
import type { AdminOrder, OrderDocument, OrderMail, PaperFormat } from './admin-order'
import { download, type DownloadOptions } from '@/client/shared/download'
import type { Http } from '@/client/shared/http'
import { toPage, type Page } from '@/client/shared/page'
import { toAdminOrder, toAdminOrderSummary } from './order-wire.client'

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

/**
 * All orders that match the filters, as CSV.
 * @throws ApiFailure NETWORK if the file breaks off, TIMEOUT if it stops arriving
 */
export const exportOrders = (
  http: Http,
  query: Query<'exportOrders'>,
  options: DownloadOptions,
): Promise<Blob> =>
  download((reading) => http.call(adminOrderEndpoints, 'exportOrders', { query, ...reading }), options)

/** Number of orders per view. */
export const countOrders = async (http: Http): Promise<OrderCounts> =>
  (await http.call(adminOrderEndpoints, 'countOrders')).counts

export async function getOrder(http: Http, id: string): Promise<AdminOrder> {
  const data = await http.call(adminOrderEndpoints, 'getOrder', { params: { id } })
  return toAdminOrder(http, data.order)
}

/** A change of one order. */
interface Changed {
  readonly id: string
  /** Version that the change is based on; without it nothing is compared. */
  readonly updatedAt?: string | undefined
}

/** @throws ApiFailure STALE if the order is no longer as it was seen, OUT_OF_STOCK */
export async function setOrderStatus(
  http: Http,
  { id, ...body }: Changed & { readonly status: OrderStatus },
): Promise<AdminOrder> {
  const data = await http.call(adminOrderEndpoints, 'setOrderStatus', { params: { id }, body })
  return toAdminOrder(http, data.order)
}

/**
 * @throws ApiFailure STALE if the order is no longer as it was seen, OUT_OF_STOCK for the payment of an order that holds
 * nothing, unless `anyway`
 */
export async function setPaymentStatus(
  http: Http,
  { id, ...body }: Changed & { readonly status: PaymentStatus; readonly anyway?: boolean },
): Promise<AdminOrder> {
  const data = await http.call(adminOrderEndpoints, 'setPaymentStatus', { params: { id }, body })
  return toAdminOrder(http, data.order)
}

/** @throws ApiFailure STALE, CONFLICT if the order is not to be shipped, not by this company or not with this number */
export async function assignCargo(http: Http, id: string, body: Body<'assignCargo'>): Promise<AdminOrder> {
  const data = await http.call(adminOrderEndpoints, 'assignCargo', { params: { id }, body })
  return toAdminOrder(http, data.order)
}

/** @throws ApiFailure STALE, CONFLICT if the order is delivered or something of the parcel has come back */
export async function takeBackParcel(
  http: Http,
  { id, updatedAt }: Changed,
  parcelId: string,
): Promise<AdminOrder> {
  const params = { id, parcelId }
  const data = await http.call(adminOrderEndpoints, 'takeBackParcel', { params, body: { updatedAt } })
  return toAdminOrder(http, data.order)
}

/** Adds an internal note for the other administrators. */
export async function addOrderNote(http: Http, id: string, text: string): Promise<AdminOrder> {
  const data = await http.call(orderWorkEndpoints, 'addOrderNote', { params: { id }, body: { text } })
  return toAdminOrder(http, data.order)
}

/**
 * Sends an order mail again.
 * @throws ApiFailure CONFLICT if the order has not reached that point
 */
export async function sendOrderMail(http: Http, id: string, kind: OrderMail): Promise<AdminOrder> {
  const data = await http.call(orderWorkEndpoints, 'sendOrderMail', { params: { id }, body: { kind } })
  return toAdminOrder(http, data.order)
}

/** @throws ApiFailure CONFLICT once the order is shipped, STALE, VALIDATION */
export async function setShippingAddress(
  http: Http,
  { id, updatedAt }: Changed,
  address: Address,
): Promise<AdminOrder> {
  const data = await http.call(orderWorkEndpoints, 'setShippingAddress', {
    params: { id },
    body: { ...address, updatedAt },
  })
  return toAdminOrder(http, data.order)
}

/**
 * @param parcelId of the only parcel that it is of
 * @throws ApiFailure CONFLICT for the invoice of an order that was never paid
 */
export function getDocument(http: Http, id: string, kind: OrderDocument, parcelId?: string): Promise<Blob> {
  if (parcelId !== undefined)
    return http.call(documentEndpoints, 'getDocuments', { body: { ids: [id], kind, parcelId } })
  const request = { params: { id } }
  switch (kind) {
    case 'invoice':
      return http.call(documentEndpoints, 'getInvoice', request)
    case 'credit_notes':
      return http.call(documentEndpoints, 'getCreditNotes', request)
    case 'packing_slip':
      return http.call(documentEndpoints, 'getPackingSlip', request)
    case 'label':
      return getDocuments(http, [id], kind)
  }
}

/** An invoice or credit note by its number, as PDF or as XRechnung. */
export const getPaper = (http: Http, id: string, number: string, format: PaperFormat): Promise<Blob> =>
  http.call(documentEndpoints, format === 'pdf' ? 'getPaper' : 'getXRechnung', { params: { id, number } })

/**
 * Documents of several orders in one file.
 * @throws ApiFailure CONFLICT if one of them has no invoice
 */
export const getDocuments = (http: Http, ids: readonly string[], kind: OrderDocument): Promise<Blob> =>
  http.call(documentEndpoints, 'getDocuments', { body: { ids: [...ids], kind } })
