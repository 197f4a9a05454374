import type { Data } from '../../contract/shared/dto'
import { toMinor } from '../../domain/shared/money'
import type {
  Customer,
  OrderDetail,
  OrderLine,
  OrderSummary,
  OrderTotals,
  Shipment,
} from '../../domain/orders/order'
import type { PaymentInstructions } from '../../domain/payments/payment-methods'
import type { Http } from '../shared/http'

type WireCustomerSummary = Data<'listMyOrders'>['orders'][number]
type WireCustomerOrder = Data<'getMyOrder'>['order']
type WireAdminSummary = Data<'listOrders'>['orders'][number]
type WireAdminOrder = Data<'getOrder'>['order']
type WireShipping = WireAdminOrder['shipping']
type WireBase = Omit<WireCustomerSummary, 'shipping'>

const nobody: Customer = { name: '', email: '', phone: '' }

const toLine = (http: Http, line: WireBase['items'][number]): OrderLine => {
  const image = line.product?.images[0]
  return {
    productId: line.productId,
    name: line.name,
    quantity: line.quantity,
    unitPrice: toMinor(line.price.amount),
    total: toMinor(line.total.amount),
    ...(image && { imageUrl: http.media(image.url) }),
  }
}

const toTotals = (total: WireBase['total']): OrderTotals => ({
  subtotal: toMinor(total.subtotal),
  shipping: toMinor(total.shipping),
  discount: toMinor(total.discount),
  shippingDiscount: toMinor(total.shippingDiscount),
  tax: toMinor(total.tax),
  total: toMinor(total.total),
  currency: total.currency,
})

/** `cargoCompany` arrives as an object or as plain text (A3). */
function toShipment({
  cargoCompany,
  trackingNumber,
  trackingUrl,
  shippedAt,
}: WireShipping): Shipment | undefined {
  if (cargoCompany === null || trackingNumber === null) return undefined
  return {
    ...(typeof cargoCompany === 'string'
      ? { company: cargoCompany }
      : { company: cargoCompany.name, companyId: cargoCompany._id }),
    trackingNumber,
    ...(trackingUrl !== null && { trackingUrl }),
    ...(shippedAt !== null && { shippedAt }),
  }
}

const toSummary = (http: Http, wire: WireBase, customer: Customer): OrderSummary => ({
  id: wire._id,
  number: wire.orderNumber,
  createdAt: wire.createdAt,
  platform: wire.platform,
  status: wire.status,
  customer,
  total: toMinor(wire.total.total),
  currency: wire.total.currency,
  payment: { method: wire.payment.method, status: wire.payment.status },
  lines: wire.items.map((line) => toLine(http, line)),
})

function toInstructions(dto: NonNullable<WireCustomerOrder['paymentInstructions']>): PaymentInstructions {
  const { message, warning, amount, currency, orderNumber } = dto
  const due = {
    message,
    ...(warning !== null && { warning }),
    amount: toMinor(amount),
    currency,
    orderNumber,
  }
  switch (dto.type) {
    case 'paypal':
      return { type: dto.type, ...(dto.paypalEmail !== null && { paypalEmail: dto.paypalEmail }), ...due }
    case 'bank_transfer':
      return { type: dto.type, bankDetails: dto.bankDetails, ...due }
  }
}

const rest = (wire: Pick<WireCustomerOrder, 'total' | 'shipping' | 'couponCode' | 'notes'>) => {
  const shipment = toShipment(wire.shipping)
  return {
    totals: toTotals(wire.total),
    address: wire.shipping.address,
    ...(shipment && { shipment }),
    ...(wire.couponCode !== null && { couponCode: wire.couponCode }),
    ...(wire.notes.customer !== null && { note: wire.notes.customer }),
  }
}

export const toCustomerOrderSummary = (http: Http, wire: WireCustomerSummary): OrderSummary =>
  toSummary(http, wire, nobody)

export const toCustomerOrder = (http: Http, wire: WireCustomerOrder): OrderDetail => ({
  ...toSummary(http, wire, wire.customer),
  ...rest(wire),
  history: [],
  ...(wire.paymentInstructions && { paymentInstructions: toInstructions(wire.paymentInstructions) }),
})

export const toAdminOrderSummary = (http: Http, wire: WireAdminSummary): OrderSummary =>
  toSummary(http, wire, wire.customer)

export const toAdminOrder = (http: Http, wire: WireAdminOrder): OrderDetail => ({
  ...toSummary(http, wire, wire.customer),
  ...rest(wire),
  history: wire.history.map(({ from, ...event }) => ({ ...event, ...(from !== null && { from }) })),
})
