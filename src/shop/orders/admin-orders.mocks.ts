import { ORDER_STATUS_FILTERS, ORDER_STATUSES, statusesOf } from './order'
import { ordersCsvHead, ordersCsvLines, type OrdersCsvMessages } from './orders-csv'
import { toMinor } from '../shared/money'
import { answers, breaking, failing, offline, ok, slow, unauthorised } from '@/mocks/shared/handlers'
import { cargoCompanies } from '@/shop/cargo/cargo.mocks'
import { adminOrders, newOrderRecord, pendingOrder, shippedOrder } from './order-data.mocks'
import { firstPage, pageOf } from '@/mocks/fixtures/pagination'

type ListedOrder = (typeof adminOrders)[number]

/** More orders than one page of the list. */
const manyOrders: readonly ListedOrder[] = Array.from({ length: 120 }, (_, index) => ({
  ...pendingOrder,
  _id: `00000000-0000-4000-8000-00000001${String(index).padStart(4, '0')}`,
  orderNumber: `VD-2026-${String(900 - index).padStart(6, '0')}`,
}))

const statusOf = async (request: Request): Promise<ListedOrder['status']> => {
  const body: unknown = await request.clone().json()
  const requested = typeof body === 'object' && body !== null && 'status' in body ? body.status : undefined
  return ORDER_STATUSES.find((status) => status === requested) ?? 'pending'
}

/** Filters by status and payment and paginates like the server. */
const pagesOf = (orders: readonly ListedOrder[]) =>
  answers('listOrders', (request) => {
    const query = new URL(request.url).searchParams
    const status = ORDER_STATUS_FILTERS.find((filter) => filter === query.get('status'))
    const payment = query.get('paymentStatus')
    const found = orders.filter(
      (order) =>
        (status === undefined || statusesOf(status).includes(order.status)) &&
        (payment === null || order.payment.status === payment),
    )
    const [page, limit] = [Number(query.get('page') ?? 1), Number(query.get('limit') ?? 20)]
    return {
      orders: found.slice((page - 1) * limit, page * limit),
      pagination: pageOf(page, found.length, limit),
    }
  })

/** Untranslated names of the contract, because translations are on the server. */
const codes: OrdersCsvMessages = {
  column: (column) => column,
  platform: (platform) => platform,
  status: (status) => status,
  method: (method) => method,
  payment: (status) => status,
  decimalMark: ',',
}

const csvOf = (orders: readonly ListedOrder[]) => {
  const lines = orders.map(({ orderNumber, items, total, shipping, ...order }) => ({
    ...order,
    number: orderNumber,
    total: toMinor(total.total),
    currency: total.currency,
    lines: items,
    address: shipping.address,
    invoiceNumber: '',
    shipment: { company: '', trackingNumber: shipping.trackingNumber ?? '' },
  }))
  const file = new Blob([ordersCsvHead(codes), ordersCsvLines(lines, codes)], { type: 'text/csv' })
  return ok('exportOrders', file)
}

const pdf = new Blob(['%PDF-1.7'], { type: 'application/pdf' })

/** MSW handlers of the back office's orders, by resulting state. */
export const adminOrderMocks = {
  ok: [
    ok('listOrders', { orders: [...adminOrders], pagination: firstPage(adminOrders.length) }),
    csvOf(adminOrders),
    ok('countOrders', { counts: { all: 328, unpaid: 17, today: 9, toPrepare: 4, toShip: 12 } }),
    ok('getOrder', { order: pendingOrder }),
    ok('setOrderStatus', { order: { ...pendingOrder, status: 'processing' } }),
    ok('setPaymentStatus', {
      order: { ...pendingOrder, payment: { ...pendingOrder.payment, status: 'completed' } },
    }),
    ok('assignCargo', { order: shippedOrder }),
    ok('takeBackParcel', { order: pendingOrder }),
    ok('getInvoice', pdf),
    ok('getCreditNotes', pdf),
    ok('getPaper', pdf),
    ok('getXRechnung', new Blob(['<x/>'], { type: 'application/xml' })),
    ok('getPackingSlip', pdf),
    ok('getDocuments', pdf),
    ok('listActiveCargo', { cargoCompanies: [...cargoCompanies] }),
  ],
  empty: [ok('listOrders', { orders: [], pagination: firstPage(0) }), csvOf([])],
  slow: [slow('listOrders'), slow('exportOrders')],
  shipped: [ok('getOrder', { order: shippedOrder })],
  detailSlow: [slow('getOrder')],
  error: [failing('listOrders', 'INTERNAL'), failing('exportOrders', 'INTERNAL')],
  detailFails: [failing('getOrder', 'INTERNAL')],
  orderGone: [failing('getOrder', 'NOT_FOUND')],
  forbidden: [failing('listOrders', 'FORBIDDEN')],
  expired: [unauthorised('listOrders')],
  changeFails: [
    failing('setOrderStatus', 'INTERNAL'),
    failing('setPaymentStatus', 'INTERNAL'),
    failing('assignCargo', 'INTERNAL'),
    failing('listActiveCargo', 'INTERNAL'),
  ],
  /** Somebody else changed the order since it was read. */
  changedMeanwhile: [failing('setOrderStatus', 'STALE')],
  changeLost: [offline('setOrderStatus')],
  /** Reopening an order reserves stock and coupon again. */
  outOfStock: [failing('setOrderStatus', 'OUT_OF_STOCK')],
  /** Responds with the requested change. */
  changes: [
    answers('setOrderStatus', async (request) => ({
      order: { ...pendingOrder, status: await statusOf(request) },
    })),
  ],
  /** An order that was not confirmed in time, and whose units were sold meanwhile. */
  notHeld: [
    ok('getOrder', { order: { ...pendingOrder, holdsStock: false } }),
    failing('setPaymentStatus', 'OUT_OF_STOCK', {
      details: {
        items: pendingOrder.items
          .slice(0, 1)
          .map(({ productId, name }) => ({ productId, name, available: 1 })),
      },
    }),
  ],
  /** Reopening fails for one of several orders. */
  oneOutOfStock: [failing('setOrderStatus', 'OUT_OF_STOCK', { only: '001004/status' })],
  news: [pagesOf([newOrderRecord, ...adminOrders])],
  many: [pagesOf(manyOrders), csvOf(manyOrders)],
  /** The connection is lost during the download. */
  exportBreaks: [breaking('exportOrders', 'number;date\r\n')],
  cargoRefused: [failing('assignCargo', 'CONFLICT', { details: { field: 'cargoCompanyId' } })],
  /** Another order has the tracking number. */
  cargoShared: [failing('assignCargo', 'CONFLICT', { details: { field: 'trackingNumber' } })],
  cargoFails: [failing('assignCargo', 'INTERNAL')],
  documentFails: [failing('getInvoice', 'INTERNAL')],
  /** One of several orders is unpaid. */
  invoiceMissing: [failing('getDocuments', 'CONFLICT', { details: { orders: [pendingOrder.orderNumber] } })],
  offline: [offline('listOrders')],
}
