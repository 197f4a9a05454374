import type { CreditNoteKind } from '@/shop/credit-notes/credit-notes'
import {
  isReleased,
  type OrderDetail,
  type OrderEvent,
  type OrderLine,
  type OrderStatus,
  type PaymentStatus,
} from './order'
import type { OwedMoney } from './payment-due'

/** Order mails that can be sent again. */
export const ORDER_MAILS = ['placed', 'paid', 'shipped', 'cancelled'] as const
export type OrderMail = (typeof ORDER_MAILS)[number]

/**
 * Whether its payment is written about. The mail says that the parcel is being packed, which is untrue of a cancelled
 * order whose payment came late; where nothing is to be paid, nothing has arrived.
 */
export const hasPaidMail = (status: OrderStatus, total: number): boolean => !isReleased(status) && total > 0

interface MailedOrder extends OwedMoney {
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
}

/** The mails that apply to an order in this status. */
export const mailsFor = ({
  status,
  paymentStatus,
  total,
  outstanding = 0,
}: MailedOrder): readonly OrderMail[] =>
  ORDER_MAILS.filter(
    (mail) =>
      mail === 'placed' ||
      (mail === 'paid' && paymentStatus === 'completed' && outstanding === 0 && hasPaidMail(status, total)) ||
      (mail === 'shipped' && (status === 'shipped' || status === 'delivered')) ||
      (mail === 'cancelled' && status === 'cancelled'),
  )

/**
 * Order documents; the invoice exists once the order is paid, credit notes once something of it was taken back, a label is
 * of 100 × 150 mm.
 */
export const ORDER_DOCUMENTS = ['invoice', 'credit_notes', 'packing_slip', 'label'] as const
export type OrderDocument = (typeof ORDER_DOCUMENTS)[number]
/** A file that is made of an order. */
export type OrderFile = OrderDocument | 'x_rechnung'
/** What an invoice or a credit note is downloaded as. */
export type PaperFormat = 'pdf' | 'x_rechnung'
/** Maximum orders in one document file. */
export const MAX_DOCUMENTS = 100

/** A delivery address can be corrected until the order is shipped. */
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

export interface OrderCreditNote {
  readonly number: string
  readonly kind: CreditNoteKind
  /** Gross, minor units; negative where a credit was taken back. */
  readonly amount: number
  /** ISO 8601 instant. */
  readonly issuedAt: string
}

export interface AdminOrderLine extends OrderLine {
  /** True for a free unit given by a coupon. */
  readonly isGift: boolean
  /** Price of all units of the line after discount, in minor units. */
  readonly paid: number
  /** Units returned so far. */
  readonly returned: number
}

/** An order with all the data of the back office. */
export interface AdminOrder extends OrderDetail {
  readonly history: readonly OrderEvent[]
  readonly lines: readonly AdminOrderLine[]
  /** Missing for a guest's order. */
  readonly userId?: string
  /** True while the account with this e-mail address is banned. */
  readonly customerBanned?: boolean
  /** Missing without a reason. */
  readonly customerBanReason?: string
  /** Of a discount that the shop gave by hand. */
  readonly discountReason?: string
  /** False once its units were given back to the stock: cancelled, refunded, or not confirmed in time. */
  readonly holdsStock: boolean
  /** Page on which the order is paid at PayPal; missing: it is paid otherwise, or not any more. */
  readonly payUrl?: string
  /** Missing until the order is paid. */
  readonly invoiceNumber?: string
  readonly creditNotes: readonly OrderCreditNote[]
  readonly refunded: number
  readonly updatedAt: string
  readonly refunds: readonly OrderRefund[]
  readonly notes: readonly OrderNote[]
}
