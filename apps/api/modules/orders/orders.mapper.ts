import type { PaymentInstructions } from '@/domain/orders/order'
import { toMajor } from '@/domain/shared/money'
import type { Data } from '@/contract/shared/wire'
import { totalsToDto } from '../checkout/place-order'
import type { Order, OrderEventRow, OrderedLine } from './orders.repository'

type CustomerOrder = Data<'getMyOrder'>['order']
type CustomerSummary = Data<'listMyOrders'>['orders'][number]
type AdminOrder = Data<'getOrder'>['order']
type AdminSummary = Data<'listOrders'>['orders'][number]

const lineToDto = (line: OrderedLine, currency: Order['currency']) => ({
  productId: line.productId,
  name: line.name,
  quantity: line.quantity,
  product: { _id: line.productId, images: line.imageUrl === null ? [] : [{ url: line.imageUrl }] },
  price: { amount: toMajor(line.unitPrice), currency },
  total: { amount: toMajor(line.total), currency },
})

const shippingToDto = (order: Order): AdminOrder['shipping'] => ({
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
export const customerSummaryToDto = (order: Order): CustomerSummary => ({
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
  shipping: shippingToDto(order),
})

const personToDto = ({ customerName, email, phone }: Order) => ({ name: customerName, email, phone })
const restToDto = ({ couponCode, note }: Order) => ({ couponCode, notes: { customer: note } })

const instructionsToDto = (instructions: PaymentInstructions) => ({
  type: instructions.type,
  message: instructions.message,
  bankDetails: instructions.bankDetails ?? null,
  warning: instructions.warning ?? null,
  paypalEmail: instructions.paypalEmail ?? null,
  amount: toMajor(instructions.amount),
  currency: instructions.currency,
  orderNumber: instructions.orderNumber,
})

/** Everything that its customer sees of an order. */
export const customerOrderToDto = (order: Order): CustomerOrder => ({
  ...customerSummaryToDto(order),
  customer: personToDto(order),
  ...restToDto(order),
  paymentInstructions: order.paymentInstructions && instructionsToDto(order.paymentInstructions),
})

/** A row of the back office's list. */
export const adminSummaryToDto = (order: Order): AdminSummary => ({
  ...customerSummaryToDto(order),
  customer: personToDto(order),
})

export const adminOrderToDto = (order: Order, events: readonly OrderEventRow[]): AdminOrder => ({
  ...adminSummaryToDto(order),
  ...restToDto(order),
  history: events.map(({ kind, from, to, actor, at }) => ({ kind, from, to, actor, at: at.toISOString() })),
})
