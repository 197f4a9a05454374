import { z } from 'zod'
import {
  DATE_RANGES,
  ORDER_SORTS,
  ORDER_STATUSES,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
} from '../../domain/orders/order'
import {
  amountOut,
  currency,
  email,
  id,
  idParams,
  instant,
  money,
  pageQuery,
  pagination,
  platform,
  required,
  text,
} from '../shared/primitives'

const line = z.object({
  productId: z.string(),
  name: z.string(),
  quantity: z.number().int(),
  product: z.object({ _id: z.string(), images: z.array(z.object({ url: z.string() })) }).nullable(),
  price: money,
  total: money,
})
const totals = z.object({
  subtotal: amountOut,
  shipping: amountOut,
  discount: amountOut,
  shippingDiscount: amountOut,
  tax: amountOut,
  total: amountOut,
  currency,
})
const shipping = z.object({
  address: z.object({ street: z.string(), zipCode: z.string(), city: z.string(), country: z.string() }),
  /** An object with _id and name, or plain text (A3). */
  cargoCompany: z.union([z.object({ _id: z.string(), name: z.string() }), z.string()]).nullable(),
  trackingNumber: z.string().nullable(),
  trackingUrl: z.string().nullable(),
  shippedAt: instant.nullable(),
})
const payment = z.object({
  method: z.enum(PAYMENT_METHODS),
  status: z.enum(PAYMENT_STATUSES),
  amount: z.object({ total: amountOut, currency }),
})
export const paymentInstructions = z.object({
  type: z.enum(PAYMENT_METHODS),
  message: z.string(),
  bankDetails: z
    .object({ bankName: z.string(), accountHolder: z.string(), iban: z.string(), bic: z.string() })
    .nullable(),
  warning: z.string().nullable(),
  paypalEmail: z.string().nullable(),
  amount: amountOut,
  currency,
  orderNumber: z.string(),
})

const orderBase = z.object({
  _id: z.string(),
  orderNumber: z.string(),
  platform,
  status: z.enum(ORDER_STATUSES),
  createdAt: instant,
  items: z.array(line),
  total: totals,
  payment,
})

/** A row of the customer's list (S3). */
export const customerOrderSummary = orderBase.extend({ shipping })
/** The customer's view of an order (S3). */
export const customerOrder = customerOrderSummary.extend({
  customer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  couponCode: z.string().nullable(),
  notes: z.object({ customer: z.string().nullable() }),
  paymentInstructions: paymentInstructions.nullable(),
})

const customer = z.object({ name: z.string(), email: z.string(), phone: z.string() })
/** A row of the back office's list (A3). */
export const adminOrderSummary = orderBase.extend({ customer, shipping })
export const adminOrder = adminOrderSummary.extend({
  couponCode: z.string().nullable(),
  notes: z.object({ customer: z.string().nullable() }),
  history: z.array(
    z.object({
      kind: z.enum(['status', 'payment', 'cargo']),
      from: z.string().nullable(),
      to: z.string(),
      actor: z.string(),
      at: instant,
    }),
  ),
})

const orderData = z.object({ order: adminOrder })

export const orderSchemas = {
  listOrders: {
    query: z.object({
      status: z.enum(ORDER_STATUSES).optional(),
      platform: platform.optional(),
      paymentStatus: z.enum(PAYMENT_STATUSES).optional(),
      dateRange: z.enum(DATE_RANGES).optional(),
      /** Order number, name or e-mail. */
      search: text(200).optional(),
      sort: z.enum(ORDER_SORTS).optional(),
      ...pageQuery(20),
    }),
    data: z.object({ orders: z.array(adminOrderSummary), pagination }),
  },
  getOrder: { params: idParams, data: orderData },
  setOrderStatus: { params: idParams, body: z.object({ status: z.enum(ORDER_STATUSES) }), data: orderData },
  setPaymentStatus: {
    params: idParams,
    body: z.object({ status: z.enum(PAYMENT_STATUSES) }),
    data: orderData,
  },
  assignCargo: {
    params: idParams,
    body: z.object({ cargoCompanyId: id, trackingNumber: required(100) }),
    data: orderData,
  },
  lookupOrder: {
    body: z.object({ orderNumber: required(30), email, code: required(50) }),
    data: z.object({ order: customerOrder }),
  },
  withdraw: {
    body: z.object({
      orderNumber: required(30),
      email,
      name: required(200),
      items: z.array(text(200)).max(100).optional(),
      reason: text(1000).optional(),
    }),
    data: z.object({ receivedAt: instant }),
  },
}
