import {
  isReleased,
  type OrderDetail,
  type OrderEvent,
  type OrderLine,
  type OrderStatus,
  type PaymentStatus,
} from './order'

/** Mails about an order that can be sent once more. */
export const ORDER_MAILS = ['placed', 'paid', 'shipped', 'cancelled'] as const
export type OrderMail = (typeof ORDER_MAILS)[number]

/** Those that the order has come to. */
export const mailsFor = (status: OrderStatus, payment: PaymentStatus): readonly OrderMail[] =>
  ORDER_MAILS.filter(
    (mail) =>
      mail === 'placed' ||
      (mail === 'paid' && payment === 'completed') ||
      (mail === 'shipped' && (status === 'shipped' || status === 'delivered')) ||
      (mail === 'cancelled' && status === 'cancelled'),
  )

/** Papers of an order; an invoice exists once it has been paid. */
export const ORDER_DOCUMENTS = ['invoice', 'packing_slip'] as const
export type OrderDocument = (typeof ORDER_DOCUMENTS)[number]
/** Orders in one file. */
export const MAX_DOCUMENTS = 100

/** A delivery address can be corrected until the parcel is on its way. */
export const isAddressOpen = (status: OrderStatus): boolean =>
  status !== 'shipped' && status !== 'delivered' && !isReleased(status)

export interface OrderNote {
  readonly text: string
  readonly author: string
  /** ISO 8601 instant. */
  readonly at: string
}

export interface OrderRefund {
  readonly id: string
  /** Minor units. */
  readonly amount: number
  /** VAT contained in `amount`, minor units. */
  readonly tax: number
  readonly reason: string
  readonly actor: string
  /** ISO 8601 instant. */
  readonly at: string
}

export interface AdminOrderLine extends OrderLine {
  /** A coupon's free unit. */
  readonly isGift: boolean
  /** What all of its units cost after the discount, minor units. */
  readonly paid: number
  /** Units that came back. */
  readonly returned: number
}

/** Everything that the back office sees of an order. */
export interface AdminOrder extends OrderDetail {
  readonly history: readonly OrderEvent[]
  readonly lines: readonly AdminOrderLine[]
  /** Missing: a guest's order. */
  readonly userId?: string
  /** Premium months that payment grants; a guest's are stored on the order. */
  readonly premiumMonths: number
  /** Missing until the payment completes. */
  readonly invoiceNumber?: string
  /** Sum of the refunds, minor units. */
  readonly refunded: number
  readonly refunds: readonly OrderRefund[]
  readonly notes: readonly OrderNote[]
}
