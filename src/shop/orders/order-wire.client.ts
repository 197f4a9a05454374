import type { Data } from '@/contract/shared/dto'
import { toMinor } from '../shared/money'
import type { Customer, OrderDetail, OrderLine, OrderSummary, OrderTotals, Parcel, Shipment } from './order'
import type { AdminOrder } from './admin-order'
import type { PaymentInstructions } from '@/shop/payments/payment-methods'
import type { Http } from '@/client/shared/http'

type CustomerSummaryDto = Data<'listMyOrders'>['orders'][number]
type CustomerOrderDto = Data<'getMyOrder'>['order']
type AdminSummaryDto = Data<'listOrders'>['orders'][number]
type AdminOrderDto = Data<'getOrder'>['order']
type ShippingDto = AdminOrderDto['shipping']
type BaseDto = Omit<CustomerSummaryDto, 'shipping'>

const nobody: Customer = { name: '', email: '', phone: '' }

const toLine = (http: Http, line: BaseDto['items'][number]): OrderLine => {
  const image = line.product?.images[0]
  return {
    productId: line.productId,
    name: line.name,
    quantity: line.quantity,
    unitPrice: toMinor(line.price.amount),
    total: toMinor(line.total.amount),
    ...(image && { imageUrl: http.media(image.url) }),
    ...(line.product?.tint && { tint: line.product.tint }),
    ...(line.product?.subtitle !== undefined && { subtitle: line.product.subtitle }),
  }
}

export const toTotals = (total: BaseDto['total']): OrderTotals => ({
  subtotal: toMinor(total.subtotal),
  shipping: toMinor(total.shipping),
  discount: toMinor(total.discount),
  shippingDiscount: toMinor(total.shippingDiscount),
  tax: toMinor(total.tax),
  total: toMinor(total.total),
  currency: total.currency,
})

/** `cargoCompany` is either an object or a plain name. */
function toShipment({
  cargoCompany,
  trackingNumber,
  trackingUrl,
  shippedAt,
}: Omit<ShippingDto, 'address' | 'parcels'>): Shipment | undefined {
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

const toParcels = ({ parcels }: ShippingDto): readonly Parcel[] =>
  parcels.flatMap(({ _id, lines, ...tracking }) => {
    const shipment = toShipment(tracking)
    return shipment ? [{ ...shipment, id: _id, lines }] : []
  })

const toSummary = (http: Http, dto: BaseDto, customer: Customer): OrderSummary => ({
  id: dto._id,
  number: dto.orderNumber,
  createdAt: dto.createdAt,
  platform: dto.platform,
  status: dto.status,
  customer,
  total: toMinor(dto.total.total),
  currency: dto.total.currency,
  payment: { method: dto.payment.method, status: dto.payment.status },
  ...(dto.outstanding !== undefined && { outstanding: toMinor(dto.outstanding) }),
  lines: dto.items.map((line) => toLine(http, line)),
})

function toInstructions(dto: NonNullable<CustomerOrderDto['paymentInstructions']>): PaymentInstructions {
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
      return {
        type: dto.type,
        ...(dto.paypalEmail !== null && { paypalEmail: dto.paypalEmail }),
        ...(dto.payUrl !== undefined && { payUrl: dto.payUrl }),
        ...due,
      }
    case 'bank_transfer':
      return { type: dto.type, bankDetails: dto.bankDetails, ...due }
  }
}

const rest = (
  dto: Pick<CustomerOrderDto, 'total' | 'shipping' | 'couponCode' | 'premiumMonths' | 'notes'>,
) => {
  const shipment = toShipment(dto.shipping)
  return {
    totals: toTotals(dto.total),
    address: dto.shipping.address,
    premiumMonths: dto.premiumMonths,
    parcels: toParcels(dto.shipping),
    ...(shipment && { shipment }),
    ...(dto.couponCode !== null && { couponCode: dto.couponCode }),
    ...(dto.notes.customer !== null && { note: dto.notes.customer }),
    ...(dto.notes.gift !== undefined && { giftMessage: dto.notes.gift }),
  }
}

export const toCustomerOrderSummary = (http: Http, dto: CustomerSummaryDto): OrderSummary =>
  toSummary(http, dto, nobody)

export const toCustomerOrder = (http: Http, dto: CustomerOrderDto): OrderDetail => ({
  ...toSummary(http, dto, dto.customer),
  ...rest(dto),
  history: dto.history.map(({ status, at }) => ({ kind: 'status', to: status, at })),
  papers: dto.papers,
  follows: dto.follows,
  ...(dto.paymentInstructions && { paymentInstructions: toInstructions(dto.paymentInstructions) }),
  ...(dto.delivery && { delivery: dto.delivery }),
})

const versionOf = ({ refunded, updatedAt }: AdminSummaryDto) => ({ refunded: toMinor(refunded), updatedAt })

export function toAdminOrderSummary(http: Http, dto: AdminSummaryDto): OrderSummary {
  const shipment = toShipment(dto.shipping)
  return {
    ...toSummary(http, dto, dto.customer),
    country: dto.shipping.address.country,
    parcels: toParcels(dto.shipping),
    ...(shipment && { shipment }),
    ...versionOf(dto),
  }
}

export const toAdminOrder = (http: Http, dto: AdminOrderDto): AdminOrder => ({
  ...toSummary(http, dto, dto.customer),
  ...rest(dto),
  lines: dto.items.map((line) => ({
    ...toLine(http, line),
    isGift: line.isGift,
    paid: toMinor(line.paid),
    returned: line.returned,
  })),
  ...(dto.invoiceNumber !== null && { invoiceNumber: dto.invoiceNumber }),
  creditNotes: dto.creditNotes.map((note) => ({ ...note, amount: toMinor(note.amount) })),
  ...versionOf(dto),
  ...(dto.discountReason !== null && { discountReason: dto.discountReason }),
  holdsStock: dto.holdsStock,
  ...(dto.payUrl !== null && { payUrl: dto.payUrl }),
  refunds: dto.refunds.map(({ _id, amount, tax, ...refund }) => ({
    ...refund,
    id: _id,
    amount: toMinor(amount),
    tax: toMinor(tax),
  })),
  notes: dto.internalNotes,
  ...(dto.userId !== null && { userId: dto.userId }),
  ...(dto.customerBanned && { customerBanned: true }),
  ...(dto.customerBanReason !== '' && { customerBanReason: dto.customerBanReason }),
  history: dto.history.map(({ from, note, ...event }) => ({
    ...event,
    ...(from !== null && { from }),
    ...(note !== null && { note }),
  })),
})
