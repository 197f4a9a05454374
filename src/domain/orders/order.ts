import type { Currency, Platform } from '../shared/platform'

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

export const PAYMENT_METHODS = ['paypal', 'bank_transfer'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export const PAYMENT_STATUSES = ['pending', 'completed', 'refunded'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** Date ranges of the admin's order list (A9), calendar days in the platform's time zone. */
export const DATE_RANGES = ['today', 'week', 'month', 'quarter'] as const
export type DateRange = (typeof DATE_RANGES)[number]

/** Orders of the back office's list; statuses follow an order's way, names ignore case and accents. */
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

/** Countries a parcel goes to; the words are the wire's (decisions §4). */
export const COUNTRIES = ['Deutschland', 'Österreich', 'Schweiz'] as const
export type Country = (typeof COUNTRIES)[number]

export interface Customer {
  readonly name: string
  readonly email: string
  readonly phone: string
}

export interface Address {
  readonly street: string
  readonly city: string
  readonly zipCode: string
  readonly country: string
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

export interface OrderEvent {
  readonly kind: 'status' | 'payment' | 'cargo'
  readonly from?: string
  readonly to: string
  readonly actor: string
  /** ISO 8601 instant. */
  readonly at: string
}

/** How the shopper pays (S3 paymentInstructions). */
export interface PaymentInstructions {
  readonly type: PaymentMethod
  readonly message: string
  readonly warning?: string
  readonly bankDetails?: {
    readonly bankName: string
    readonly accountHolder: string
    readonly iban: string
    readonly bic: string
  }
  readonly paypalEmail?: string
  /** Minor units. */
  readonly amount: number
  readonly currency: Currency
  readonly orderNumber: string
}

/** A row of an order list. */
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
  readonly lines: readonly OrderLine[]
}

export interface OrderDetail extends OrderSummary {
  readonly totals: OrderTotals
  readonly address: Address
  readonly shipment?: Shipment
  readonly note?: string
  readonly couponCode?: string
  readonly history: readonly OrderEvent[]
  readonly paymentInstructions?: PaymentInstructions
}

/** `VD-<year>-<6 digits>` (decisions §4). */
export const orderNumber = (year: number, sequence: number): string =>
  `VD-${year}-${String(sequence).padStart(6, '0')}`

/** Statuses that have given stock and coupon back (decisions §4). */
export const isReleased = (status: OrderStatus): boolean => status === 'cancelled' || status === 'refunded'

/** Puts the URL-encoded tracking number into the company's link. */
export const trackingLink = (template: string, trackingNumber: string): string =>
  template.replaceAll('{trackingNumber}', encodeURIComponent(trackingNumber))
