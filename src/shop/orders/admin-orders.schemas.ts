import { z } from 'zod'
import { CREDIT_NOTE_KINDS } from '../credit-notes/credit-notes'
import {
  ORDER_EVENT_KINDS,
  ORDER_SORTS,
  ORDER_STATUS_FILTERS,
  ORDER_STATUSES,
  PAYMENT_STATUSES,
} from './order'
import { COUNTRIES } from './address'
import { MAX_PARCEL_LINES } from './parcels'
import { DATE_RANGES } from './date-range'
import { trackingNumber } from './order-fields'
import { amount, code, id, platform, searchText, whole } from '../shared/fields'
import { amountOut, file, idParams, instant, pageQuery, pagination } from '@/contract/shared/primitives'
import { customer, line, orderBase, shipping } from './order-parts.schemas'

/** An order in the back office's list. */
export const adminOrderSummary = orderBase.extend({
  customer,
  shipping,
  /** Sum of the refunds. */
  refunded: amountOut,
  /** Version; a change that sends another one is refused. */
  updatedAt: instant,
})
export const adminOrder = adminOrderSummary.extend({
  items: z.array(
    line.extend({
      isGift: z.boolean(),
      /** Price of all units of the line after discount. */
      paid: amountOut,
      /** Units returned so far. */
      returned: z.number().int(),
    }),
  ),
  /** Null for a guest's order. */
  userId: z.string().nullable(),
  /** True while the account with the order's e-mail address is banned, a guest's order included. */
  customerBanned: z.boolean(),
  /** '' unless banned, or without a reason. */
  customerBanReason: z.string(),
  /** Premium months granted on payment, from products and coupon. */
  premiumMonths: z.number().int(),
  /** False once its units were given back to the stock. */
  holdsStock: z.boolean(),
  /** Where the order is paid at PayPal; null: it is paid otherwise, or not any more. */
  payUrl: z.string().nullable(),
  /** Null until the order is paid. */
  invoiceNumber: z.string().nullable(),
  creditNotes: z.array(
    z.object({
      number: z.string(),
      kind: z.enum(CREDIT_NOTE_KINDS),
      /** Gross; negative where a credit was taken back. */
      amount: z.number(),
      issuedAt: instant,
    }),
  ),
  refunds: z.array(
    z.object({
      _id: z.string(),
      amount: amountOut,
      tax: amountOut,
      reason: z.string(),
      actor: z.string(),
      at: instant,
    }),
  ),
  internalNotes: z.array(z.object({ text: z.string(), author: z.string(), at: instant })),
  couponCode: z.string().nullable(),
  /** Of a discount that the shop gave by hand; null: there is none. */
  discountReason: z.string().nullable(),
  notes: z.object({ customer: z.string().nullable(), gift: z.string().optional() }),
  history: z.array(
    z.object({
      kind: z.enum(ORDER_EVENT_KINDS),
      from: z.string().nullable(),
      to: z.string(),
      note: z.string().nullable(),
      actor: z.string(),
      at: instant,
    }),
  ),
})

/** `position` counts from 0 in the order's `items`. */
const parcelLine = z.object({ position: whole(0, MAX_PARCEL_LINES), quantity: whole(1, 10_000) })

const count = z.number().int()
const orderData = z.object({ order: adminOrder })

/** The version that a change is based on; without it nothing is compared. */
export const seen = { updatedAt: instant.optional() }

const amountBound = z.coerce.number().pipe(amount)

const orderFilters = {
  /** A status, `unshipped` or `valid` (neither cancelled nor refunded). */
  status: z.enum(ORDER_STATUS_FILTERS).optional(),
  platform: z.optional(platform),
  /** `pending` also finds paid orders of which something is outstanding; `completed` finds what is wholly paid. */
  paymentStatus: z.enum(PAYMENT_STATUSES).optional(),
  dateRange: z.enum(DATE_RANGES).optional(),
  /** Id of a customer. */
  user: z.optional(id),
  /** Text in order number, name or email. */
  search: z.optional(searchText),
  /** Id of a product, or its SKU. */
  product: z.optional(code(100, 1)),
  country: z.enum(COUNTRIES).optional(),
  /** Id of a cargo company. */
  carrier: z.optional(code(100, 1)),
  /** Code of a coupon. */
  coupon: z.optional(code(64, 1)),
  /** Bounds of the total in major units of the order's currency, inclusive. */
  amountFrom: z.optional(amountBound),
  amountTo: z.optional(amountBound),
  sort: z.enum(ORDER_SORTS).optional(),
}

export const adminOrderSchemas = {
  listOrders: {
    query: z.object({
      ...orderFilters,
      ...pageQuery(20),
    }),
    data: z.object({ orders: z.array(adminOrderSummary), pagination }),
  },
  /** All orders of the list's filters in its order, in the reader's language. */
  exportOrders: { query: z.object(orderFilters), data: file },
  /** Number of orders per view. */
  countOrders: {
    data: z.object({
      counts: z.object({ all: count, unpaid: count, today: count, toPrepare: count, toShip: count }),
    }),
  },
  getOrder: { params: idParams, data: orderData },
  setOrderStatus: {
    params: idParams,
    body: z.object({ status: z.enum(ORDER_STATUSES), ...seen }),
    data: orderData,
  },
  setPaymentStatus: {
    params: idParams,
    /**
     * `completed` also books what is outstanding of a paid order as received. `anyway` accepts the payment of an order that
     * holds no stock, although too little of it is left.
     */
    body: z.object({ status: z.enum(PAYMENT_STATUSES), anyway: z.boolean().optional(), ...seen }),
    data: orderData,
  },
  assignCargo: {
    params: idParams,
    /**
     * `anyway: false` refuses a number that another order has already; without it the number is taken. `lines` are what
     * goes into a new parcel, without them all that is still to be sent; `parcelId` corrects one instead.
     */
    body: z
      .object({
        cargoCompanyId: id,
        trackingNumber,
        anyway: z.boolean().optional(),
        lines: z.array(parcelLine).min(1).max(MAX_PARCEL_LINES).optional(),
        parcelId: z.optional(id),
        ...seen,
      })
      .refine(({ lines, parcelId }) => lines === undefined || parcelId === undefined, {
        path: ['lines'],
        message: 'a parcel that is sent keeps its lines',
      }),
    data: orderData,
  },
  takeBackParcel: { params: idParams.extend({ parcelId: id }), body: z.object(seen), data: orderData },
}
