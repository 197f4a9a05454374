import type { PaperKind } from '../bookkeeping/bookkeeping'
import type { Tint } from '@/shop/catalogue/product'
import type { PaymentInstructions, PaymentMethod } from '@/shop/payments/payment-methods'
import type { Currency, Platform } from '../shared/platform'
import type { DeliveryDates } from '@/shop/delivery/delivery'
import type { Address } from './address'

export const ORDER_STATUSES = [
  'pending',
  'confirmed',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Groups of statuses by which the order list filters as by a status. */
export const ORDER_STATUS_GROUPS = ['unshipped', 'valid'] as const
export const ORDER_STATUS_FILTERS = [...ORDER_STATUSES, ...ORDER_STATUS_GROUPS] as const
export type OrderStatusFilter = (typeof ORDER_STATUS_FILTERS)[number]

const statusGroups: Readonly<Record<(typeof ORDER_STATUS_GROUPS)[number], readonly OrderStatus[]>> = {
  unshipped: ['pending', 'confirmed', 'processing'],
  /** Neither cancelled nor refunded. */
  valid: ['pending', 'confirmed', 'processing', 'shipped', 'delivered'],
}

/** Statuses that a filter lets through. */
export const statusesOf = (filter: OrderStatusFilter): readonly OrderStatus[] =>
  filter === 'unshipped' || filter === 'valid' ? statusGroups[filter] : [filter]

/** True until the order is on its way. */
export const isUnshipped = (status: OrderStatus): boolean => statusGroups.unshipped.includes(status)

/** Whether an order leaves the house by this status. */
export const isShippedBy = (status: OrderStatus, to: OrderStatus): boolean =>
  isUnshipped(status) && !isUnshipped(to) && !isReleased(to)

/** Note of the first event of an order that the shop made for its customer. */
export const MADE_NOTE = 'made'

/** Note of the event of such a change. */
export const UNPAID_NOTE = 'unpaid'

export const PAYMENT_STATUSES = ['pending', 'completed', 'refunded'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/**
 * Sort orders of the back office's order list; statuses sort in the order of fulfilment, names ignore case and
 * accents.
 */
export const ORDER_SORTS = [
  'newest',
  'oldest',
  'number_asc',
  'number_desc',
  'customer_asc',
  'customer_desc',
  'total_asc',
  'total_desc',
  'status_asc',
  'status_desc',
] as const
export type OrderSort = (typeof ORDER_SORTS)[number]

export interface Customer {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly company?: string
  readonly vatId?: string
}

export interface OrderLine {
  readonly productId: string
  readonly name: string
  readonly quantity: number
  /** Minor units, gross. */
  readonly unitPrice: number
  /** Minor units, gross: unit price × quantity. */
  readonly total: number
  readonly imageUrl?: string
  /** Of the product as it is now; missing once it is deleted. */
  readonly tint?: Tint
  readonly subtitle?: string
}

/** All amounts in minor units of `currency`, gross; `tax` is the VAT contained in `total`. */
export interface OrderTotals {
  readonly subtotal: number
  readonly shipping: number
  readonly discount: number
  readonly shippingDiscount: number
  readonly tax: number
  readonly total: number
  readonly currency: Currency
}

export interface Shipment {
  readonly company: string
  readonly companyId?: string
  readonly trackingNumber: string
  readonly trackingUrl?: string
  /** ISO 8601 instant. */
  readonly shippedAt?: string
}

/** Units of a line; lines are counted from 0 as they stand in the order. */
export interface ParcelLine {
  readonly position: number
  readonly quantity: number
}

/** What an order goes out in, in one or several. */
export interface Parcel extends Shipment {
  readonly id: string
  readonly lines: readonly ParcelLine[]
}

/** Kinds of events in an order's history. */
export const ORDER_EVENT_KINDS = [
  'status',
  'payment',
  'cargo',
  'refund',
  'return',
  'withdrawal',
  'address',
  'mail',
  'invoice',
  'credit_note',
  'reminder',
  'hold',
  'paypal',
  'change',
  'difference',
] as const

export interface OrderEvent {
  readonly kind: (typeof ORDER_EVENT_KINDS)[number]
  readonly from?: string
  /**
   * The new value; for a refund or a difference that was paid the amount, for changed lines the totals before and after, in
   * minor units.
   */
  readonly to: string
  /** Reason given for the change. */
  readonly note?: string
  readonly actor: string
  /** ISO 8601 instant. */
  readonly at: string
}

/** The status changes that a customer sees. */
type OrderStep = Pick<OrderEvent, 'kind' | 'to' | 'at'>

/** An order in a list. */
export interface OrderSummary {
  readonly id: string
  readonly number: string
  /** ISO 8601 instant. */
  readonly createdAt: string
  readonly platform: Platform
  readonly status: OrderStatus
  readonly customer: Customer
  readonly total: number
  readonly currency: Currency
  readonly payment: { readonly method: PaymentMethod; readonly status: PaymentStatus }
  /** What a change made a paid order dearer, and is not paid yet, in minor units; missing: nothing. */
  readonly outstanding?: number
  readonly lines: readonly OrderLine[]
  /** Country of delivery; only in the back office's lists. */
  readonly country?: string
  /** The last parcel once it is sent; only in the detail and in the back office's lists, as are `parcels`. */
  readonly shipment?: Shipment
  /** The first one first; none where an order became shipped without cargo. */
  readonly parcels?: readonly Parcel[]
  /** Sum of the refunds in minor units; only in the back office. */
  readonly refunded?: number
  /** Version as it was read, which a change is based on; only in the back office. */
  readonly updatedAt?: string
}

/** Whether an order is not on its way yet, and may be. */
export const isShippable = ({ status }: { readonly status: OrderStatus }): boolean =>
  !isReleased(status) && status !== 'shipped' && status !== 'delivered'

/** Units of all lines together. */
export const unitsOf = ({ lines }: Pick<OrderSummary, 'lines'>): number =>
  lines.reduce((units, { quantity }) => units + quantity, 0)

/** An invoice or credit note, as its customer sees it. */
export interface OrderPaper {
  readonly number: string
  readonly kind: PaperKind
  /** ISO 8601 instant. */
  readonly issuedAt: string
}

export interface OrderDetail extends OrderSummary {
  readonly totals: OrderTotals
  readonly address: Address
  /** What is still to be sent of an order that is on its way in part; only for its customer. */
  readonly follows?: readonly ParcelLine[]
  /** Once it is paid. */
  readonly delivery?: DeliveryDates
  readonly note?: string
  /** Makes the order a gift. */
  readonly giftMessage?: string
  readonly couponCode?: string
  /** Premium months of products and coupon, granted on payment; a guest's are stored on the order. */
  readonly premiumMonths: number
  readonly history: readonly OrderStep[]
  readonly paymentInstructions?: PaymentInstructions
  /** Oldest first; only for its customer. */
  readonly papers?: readonly OrderPaper[]
}

/** What happens to the units of an order that has to be confirmed, as in its history. */
export const HOLD_STEPS = ['confirmed', 'ended', 'taken', 'anyway'] as const
export type HoldStep = (typeof HOLD_STEPS)[number]

/**
 * What came of pressing the link that confirms an order: it keeps its units until it is paid, it was confirmed or paid
 * before, or it no longer holds anything.
 */
export const CONFIRMATIONS = ['confirmed', 'already', 'expired'] as const
export type Confirmation = (typeof CONFIRMATIONS)[number]

/** `VD-<year>-<6 digits>`. */
export const orderNumber = (year: number, sequence: number): string =>
  `VD-${year}-${String(sequence).padStart(6, '0')}`

/** True for statuses in which stock and coupon have been released. */
export const isReleased = (status: OrderStatus): boolean => status === 'cancelled' || status === 'refunded'

/** True while the order's coupon counts as used: neither the order nor its payment is given back. */
export const holdsCoupon = (status: OrderStatus, payment: PaymentStatus): boolean =>
  !isReleased(status) && payment !== 'refunded'

/** Its customer may cancel it: nothing is paid, and nobody has begun to work on it. */
export const isOwnToCancel = ({ status, payment }: Pick<OrderSummary, 'status' | 'payment'>): boolean =>
  status === 'pending' && payment.status === 'pending'
