import { addressOf } from '@/shop/orders/postal-address'
import { isReleased, ORDER_STATUSES, type OrderTotals } from '@/shop/orders/order'
import { returnedOf } from '@/shop/orders/parcels'
import type { DeliveryDates } from '@/shop/delivery/delivery'
import type { PaymentInstructions } from '@/shop/payments/payment-methods'
import { toMajor } from '@/shop/shared/money'
import type { Data } from '@/contract/shared/dto'
import type { Refund, ReturnedRow } from '../returns/refunds/refunds.repository'
import type { CreditNote } from './credit-notes/credit-notes.repository'
import type { OrderNoteRow } from './order-notes.repository'
import type { Order, OrderEventRow, OrderedLine } from './orders.repository'
import type { ParcelRow } from './parcels/parcels.repository'

type CustomerOrderDto = Data<'getMyOrder'>['order']
type CustomerSummaryDto = Data<'listMyOrders'>['orders'][number]
type AdminOrderDto = Data<'getOrder'>['order']
type AdminSummaryDto = Data<'listOrders'>['orders'][number]

/** All amounts in major units. */
export const totalsToDto = (totals: OrderTotals) => ({
  subtotal: toMajor(totals.subtotal),
  shipping: toMajor(totals.shipping),
  discount: toMajor(totals.discount),
  shippingDiscount: toMajor(totals.shippingDiscount),
  tax: toMajor(totals.tax),
  total: toMajor(totals.total),
  currency: totals.currency,
})

const lineToDto = ({ productId, name, quantity, ...line }: OrderedLine, currency: Order['currency']) => ({
  productId,
  name,
  quantity,
  product: {
    _id: productId,
    images: line.imageUrl === null ? [] : [{ url: line.imageUrl }],
    ...(line.tint !== null && { tint: line.tint }),
    ...(line.subtitle !== null && { subtitle: line.subtitle }),
  },
  price: { amount: toMajor(line.unitPrice), currency },
  total: { amount: toMajor(line.total), currency },
})

const cargoToDto = ({ cargoCompanyId, cargoName }: Pick<Order, 'cargoCompanyId' | 'cargoName'>) =>
  cargoCompanyId !== null && cargoName !== null ? { _id: cargoCompanyId, name: cargoName } : cargoName

const parcelToDto = (parcel: ParcelRow): AdminOrderDto['shipping']['parcels'][number] => ({
  _id: parcel.id,
  cargoCompany: cargoToDto(parcel),
  trackingNumber: parcel.trackingNumber,
  trackingUrl: parcel.trackingUrl,
  shippedAt: parcel.shippedAt?.toISOString() ?? null,
  lines: parcel.lines.map(({ position, quantity }) => ({ position, quantity })),
})

const shippingToDto = (order: Order): AdminOrderDto['shipping'] => ({
  address: addressOf(order),
  cargoCompany: cargoToDto(order),
  trackingNumber: order.trackingNumber,
  trackingUrl: order.trackingUrl,
  shippedAt: order.shippedAt?.toISOString() ?? null,
  parcels: order.parcels.map(parcelToDto),
})

/**
 * An order in the customer's list. Fields are listed one by one, because the row also holds hashes (lookup code,
 * request) that must never be part of a response.
 */
export const customerSummaryToDto = (order: Order): CustomerSummaryDto => ({
  _id: order.id,
  orderNumber: order.number,
  platform: order.platform,
  status: order.status,
  createdAt: order.createdAt.toISOString(),
  items: order.lines.map((line) => lineToDto(line, order.currency)),
  total: totalsToDto(order),
  payment: {
    method: order.paymentMethod,
    status: order.paymentStatus,
    amount: { total: toMajor(order.total), currency: order.currency },
  },
  ...(order.outstanding > 0 && { outstanding: toMajor(order.outstanding) }),
  shipping: shippingToDto(order),
})

const notesToDto = ({ note, giftMessage }: Order) => ({
  customer: note,
  ...(giftMessage !== null && { gift: giftMessage }),
})

export const customerToDto = ({
  customerName,
  email,
  phone,
  company,
  vatId,
}: Pick<Order, 'customerName' | 'email' | 'phone' | 'company' | 'vatId'>) => ({
  name: customerName,
  email,
  phone,
  ...(company !== '' && { company }),
  ...(vatId !== '' && { vatId }),
})

/** Fields of the other payment methods are null. */
function instructionsToDto(
  instructions: PaymentInstructions,
): NonNullable<CustomerOrderDto['paymentInstructions']> {
  const common = { warning: instructions.warning ?? null, amount: toMajor(instructions.amount) }
  switch (instructions.type) {
    case 'paypal':
      return { ...instructions, ...common, paypalEmail: instructions.paypalEmail ?? null, bankDetails: null }
    case 'bank_transfer':
      return { ...instructions, ...common, paypalEmail: null }
  }
}

function stepsOf(events: readonly OrderEventRow[]): CustomerOrderDto['history'] {
  return events.flatMap(({ kind, to, at }) => {
    const status = ORDER_STATUSES.find((one) => one === to)
    return kind === 'status' && status ? [{ status, at: at.toISOString() }] : []
  })
}

interface OrderExtras {
  readonly events: readonly OrderEventRow[]
  readonly papers: CustomerOrderDto['papers']
  /** What is still to be sent of an order that is on its way in part. */
  readonly follows: CustomerOrderDto['follows']
  /** Null until it is paid. */
  readonly delivery: DeliveryDates | null
}

/**
 * An order for its customer.
 * @param extras missing for an order that was just placed
 */
export const customerOrderToDto = (order: Order, extras?: OrderExtras): CustomerOrderDto => ({
  ...customerSummaryToDto(order),
  customer: customerToDto(order),
  premiumMonths: order.premiumMonths + order.couponPremiumMonths,
  couponCode: order.couponCode,
  notes: notesToDto(order),
  paymentInstructions: order.paymentInstructions && instructionsToDto(order.paymentInstructions),
  delivery: extras?.delivery ? { from: extras.delivery.from, to: extras.delivery.to } : null,
  history: extras ? stepsOf(extras.events) : [{ status: 'pending', at: order.createdAt.toISOString() }],
  papers: extras?.papers ?? [],
  follows: extras?.follows ?? [],
})

/** An order in the back office's list. */
export const adminSummaryToDto = (order: Order): AdminSummaryDto => ({
  ...customerSummaryToDto(order),
  customer: customerToDto(order),
  refunded: toMajor(order.refunded),
  updatedAt: order.updatedAt.toISOString(),
})

/** Data that the back office shows in addition to the order. */
export interface OrderWork {
  readonly events: readonly OrderEventRow[]
  readonly refunds: readonly Refund[]
  readonly returned: readonly ReturnedRow[]
  readonly notes: readonly OrderNoteRow[]
  readonly invoiceNumber: string | undefined
  readonly creditNotes: readonly CreditNote[]
  /** Reason of the customer's ban, '' for none; undefined unless banned. */
  readonly ban: string | undefined
  readonly publicUrl: string
}

function payUrlOf({ status, paymentStatus, paymentInstructions }: Order, publicUrl: string): string | null {
  const isOpen = paymentStatus === 'pending' && !isReleased(status)
  return isOpen && paymentInstructions?.type === 'paypal' && paymentInstructions.payUrl
    ? publicUrl + paymentInstructions.payUrl
    : null
}

function itemsOf({ lines, currency }: Order, returned: readonly ReturnedRow[]): AdminOrderDto['items'] {
  const units = returnedOf(lines, returned)
  return lines.map((line, at) => ({
    ...lineToDto(line, currency),
    isGift: line.isGift,
    paid: toMajor(line.total - line.discount),
    returned: units[at] ?? 0,
  }))
}

export const adminOrderToDto = (
  order: Order,
  { events, refunds, returned, notes, invoiceNumber, creditNotes, ban, publicUrl }: OrderWork,
): AdminOrderDto => ({
  ...adminSummaryToDto(order),
  items: itemsOf(order, returned),
  userId: order.userId,
  customerBanned: ban !== undefined,
  customerBanReason: ban ?? '',
  premiumMonths: order.premiumMonths + order.couponPremiumMonths,
  couponCode: order.couponCode,
  discountReason: order.ownDiscount?.reason ?? null,
  notes: notesToDto(order),
  invoiceNumber: invoiceNumber ?? null,
  creditNotes: creditNotes.map(({ number, kind, amount, issuedAt }) => ({
    number,
    kind,
    amount: toMajor(amount),
    issuedAt: issuedAt.toISOString(),
  })),
  holdsStock: order.releasedAt === null,
  payUrl: payUrlOf(order, publicUrl),
  refunds: refunds.map(({ id, amount, tax, reason, actor, at }) => ({
    _id: id,
    amount: toMajor(amount),
    tax: toMajor(tax),
    reason,
    actor,
    at: at.toISOString(),
  })),
  internalNotes: notes.map(({ text, author, at }) => ({ text, author, at: at.toISOString() })),
  history: events.map((event) => ({ ...event, at: event.at.toISOString() })),
})
