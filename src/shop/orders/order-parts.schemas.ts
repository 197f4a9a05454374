import { z } from 'zod'
import { ORDER_STATUSES, PAYMENT_STATUSES } from './order'
import { PAPER_KINDS } from '@/shop/bookkeeping/bookkeeping'
import { TINTS } from '@/shop/catalogue/product'
import { PAYMENT_METHODS } from '@/shop/payments/payment-methods'
import { currency, platform } from '../shared/fields'
import { amountOut, instant, money } from '@/contract/shared/primitives'

export const line = z.object({
  productId: z.string(),
  name: z.string(),
  quantity: z.number().int(),
  product: z
    .object({
      _id: z.string(),
      images: z.array(z.object({ url: z.string() })),
      tint: z.enum(TINTS).optional(),
      subtitle: z.string().optional(),
    })
    .nullable(),
  price: money,
  total: money,
})
export const totals = z.object({
  subtotal: amountOut,
  shipping: amountOut,
  discount: amountOut,
  shippingDiscount: amountOut,
  tax: amountOut,
  total: amountOut,
  currency,
})
/** An object with _id and name, or a plain name. */
const cargoCompany = z.union([z.object({ _id: z.string(), name: z.string() }), z.string()]).nullable()
const tracking = {
  cargoCompany,
  trackingNumber: z.string().nullable(),
  trackingUrl: z.string().nullable(),
  shippedAt: instant.nullable(),
}

/** `position` counts from 0 in the order's `items`. */
const packedLines = z.array(z.object({ position: z.number().int(), quantity: z.number().int() }))

export const address = z.object({
  street: z.string(),
  zipCode: z.string(),
  city: z.string(),
  country: z.string(),
  /** Only of a Packstation. */
  postNumber: z.string().optional(),
})

/** Where an order goes, and its last parcel. */
export const shipping = z.object({
  address,
  ...tracking,
  /** All parcels, the first one first. */
  parcels: z.array(
    z.object({
      _id: z.string(),
      ...tracking,
      lines: packedLines,
    }),
  ),
})
const payment = z.object({
  method: z.enum(PAYMENT_METHODS),
  status: z.enum(PAYMENT_STATUSES),
  amount: z.object({ total: amountOut, currency }),
})
const due = {
  message: z.string(),
  warning: z.string().nullable(),
  amount: amountOut,
  currency,
  orderNumber: z.string(),
}
/** Fields of the other methods are null. */
const paymentInstructions = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('paypal'),
    paypalEmail: z.string().nullable(),
    /** Page to pay on, where the shop is connected with PayPal. */
    payUrl: z.string().optional(),
    bankDetails: z.null(),
    ...due,
  }),
  z.object({
    type: z.literal('bank_transfer'),
    paypalEmail: z.null(),
    bankDetails: z.object({
      bankName: z.string(),
      accountHolder: z.string(),
      iban: z.string(),
      bic: z.string(),
    }),
    ...due,
  }),
])

export const orderBase = z.object({
  _id: z.string(),
  orderNumber: z.string(),
  platform,
  status: z.enum(ORDER_STATUSES),
  createdAt: instant,
  items: z.array(line),
  total: totals,
  payment,
  /** What a change made a paid order dearer, and is not paid yet; missing: nothing. */
  outstanding: amountOut.optional(),
})

export const customer = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Missing for a private customer. */
  company: z.string().optional(),
  vatId: z.string().optional(),
})

/** An order in the customer's list. */
export const customerOrderSummary = orderBase.extend({ shipping })
/** An order with the data for its customer. */
export const customerOrder = customerOrderSummary.extend({
  customer,
  /** Premium months of products and coupon, of which a guest has none before an account does. */
  premiumMonths: z.number().int(),
  couponCode: z.string().nullable(),
  notes: z.object({ customer: z.string().nullable(), gift: z.string().optional() }),
  paymentInstructions: paymentInstructions.nullable(),
  /** The invoice, if there is one, and its credit notes; oldest first. */
  papers: z.array(z.object({ number: z.string(), kind: z.enum(PAPER_KINDS), issuedAt: instant })),
  /** What is still to be sent of an order that is on its way in part. */
  follows: packedLines,
  /** Calendar days of its arrival, once it is paid. */
  delivery: z.object({ from: z.string(), to: z.string() }).nullable(),
  /** Status changes, oldest first, without who made them. */
  history: z.array(z.object({ status: z.enum(ORDER_STATUSES), at: instant })),
})
