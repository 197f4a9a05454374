import type { PaymentInstructions } from '@/domain/payments/payment-methods'
import { toMajor } from '@/domain/shared/money'
import type { Data } from '@/contract/shared/dto'
import { totalsToWire } from '../checkout/place-order'
import type { Order, OrderEventRow, OrderedLine } from './orders.repository'

type CustomerOrder = Data<'getMyOrder'>['order']
type CustomerSummary = Data<'listMyOrders'>['orders'][number]
type AdminOrder = Data<'getOrder'>['order']
type AdminSummary = Data<'listOrders'>['orders'][number]

const lineToWire = (line: OrderedLine, currency: Order['currency']) => ({
  productId: line.productId,
  name: line.name,
  quantity: line.quantity,
  product: { _id: line.productId, images: line.imageUrl === null ? [] : [{ url: line.imageUrl }] },
  price: { amount: toMajor(line.unitPrice), currency },
  total: { amount: toMajor(line.total), currency },
})

const shippingToWire = (order: Order): AdminOrder['shipping'] => ({
  address: { street: order.street, zipCode: order.zipCode, city: order.city, country: order.country },
  cargoCompany:
    order.cargoCompanyId !== null && order.cargoName !== null
      ? { _id: order.cargoCompanyId, name: order.cargoName }
      : order.cargoName,
  trackingNumber: order.trackingNumber,
  trackingUrl: order.trackingUrl,
  shippedAt: order.shippedAt?.toISOString() ?? null,
})

/** A row of the customer's lists. */
export const customerSummaryToWire = (order: Order): CustomerSummary => ({
  _id: order.id,
  orderNumber: order.number,
  platform: order.platform,
  status: order.status,
  createdAt: order.createdAt.toISOString(),
  items: order.lines.map((line) => lineToWire(line, order.currency)),
  total: totalsToWire(order),
  payment: {
    method: order.paymentMethod,
    status: order.paymentStatus,
    amount: { total: toMajor(order.total), currency: order.currency },
  },
  shipping: shippingToWire(order),
})

const personToWire = ({ customerName, email, phone }: Order) => ({ name: customerName, email, phone })
const restToWire = ({ couponCode, note }: Order) => ({ couponCode, notes: { customer: note } })

function instructionsToWire(
  instructions: PaymentInstructions,
): NonNullable<CustomerOrder['paymentInstructions']> {
  const { message, warning = null, currency, orderNumber } = instructions
  const due = { message, warning, amount: toMajor(instructions.amount), currency, orderNumber }
  switch (instructions.type) {
    case 'paypal':
      return { type: 'paypal', paypalEmail: instructions.paypalEmail ?? null, bankDetails: null, ...due }
    case 'bank_transfer':
      return { type: 'bank_transfer', bankDetails: instructions.bankDetails, paypalEmail: null, ...due }
  }
}

/** Everything that its customer sees of an order. */
export const customerOrderToWire = (order: Order): CustomerOrder => ({
  ...customerSummaryToWire(order),
  customer: personToWire(order),
  ...restToWire(order),
  paymentInstructions: order.paymentInstructions && instructionsToWire(order.paymentInstructions),
})

/** A row of the back office's list. */
export const adminSummaryToWire = (order: Order): AdminSummary => ({
  ...customerSummaryToWire(order),
  customer: personToWire(order),
})

export const adminOrderToWire = (order: Order, events: readonly OrderEventRow[]): AdminOrder => ({
  ...adminSummaryToWire(order),
  ...restToWire(order),
  history: events.map(({ kind, from, to, actor, at }) => ({ kind, from, to, actor, at: at.toISOString() })),
})
