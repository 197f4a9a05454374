import type { Country } from '@/shop/orders/address'
import type { DateRange } from '@/shop/orders/date-range'
import type { CargoAssignment } from '@/shop/cargo/cargo-form'
import type {
  OrderStatus,
  OrderStatusFilter,
  OrderSummary,
  ParcelLine,
  PaymentStatus,
} from '@/shop/orders/order'
import type { Platform } from '@/shop/shared/platform'
import type { Notice } from '../shared/lists/list-state'

/** What is done with an open order in a dialog of its own. */
export type OrderWork =
  /** Corrects a parcel; without one, what is left is sent. */
  | { readonly kind: 'cargo'; readonly parcelId?: string }
  /** A parcel was recorded by mistake. */
  | { readonly kind: 'takeBack'; readonly parcelId: string }
  | { readonly kind: 'address' | 'refund' | 'lines' }

export interface OrderFilters {
  readonly search: string
  readonly status?: OrderStatusFilter
  readonly platform?: Platform
  readonly range?: DateRange
  readonly payment?: PaymentStatus
  /** Id of a product, or its SKU. */
  readonly product?: string
  readonly country?: Country
  /** Id of a cargo company. */
  readonly carrier?: string
  /** Code of a coupon. */
  readonly coupon?: string
  /** Bounds of the total in minor units of the order's currency, inclusive. */
  readonly amountFrom?: number
  readonly amountTo?: number
  /** Customer id; shows only this customer's orders. */
  readonly customer?: string
}
/** Filters of the order list that have no select of their own. */
export const ADDED_ORDER_FILTERS = [
  'product',
  'country',
  'carrier',
  'coupon',
  'amountFrom',
  'amountTo',
] as const satisfies readonly (keyof OrderFilters)[]
export const NO_ORDER_FILTERS: OrderFilters = { search: '' }

/** An order of a bulk change; `failed` may carry the server's message, of `lost` no answer came. */
export interface BulkRow extends Pick<OrderSummary, 'id' | 'number' | 'customer'> {
  readonly result: 'waiting' | 'busy' | 'ok' | 'failed' | 'lost'
  readonly message?: string
  /** True if the change ships the order although it is not paid. */
  readonly unpaid?: boolean
}

/** What selected orders are set to: a status, or paid. */
export type BulkTarget = OrderStatus | 'paid'

/** Bulk change: sets one status for the selected orders, one after another. */
export interface BulkChange {
  readonly phase: 'asking' | 'running' | 'done'
  readonly to: BulkTarget
  readonly rows: readonly BulkRow[]
  /** Number of selected orders that are left out, because they wait for no payment. */
  readonly skipped?: number
}

/** Orders received since the list was loaded. */
export interface OrderNews {
  readonly count: number
  /** True if the count is a lower bound. */
  readonly more: boolean
}

/** A cargo company that can be assigned. */
export interface CargoOption {
  readonly id: string
  readonly name: string
  readonly code: string
}

/** What the cargo dialog sends; without lines everything that is left. */
export interface ParcelInput extends CargoAssignment {
  readonly lines?: readonly ParcelLine[]
}

/** State of the open cargo dialog. */
export interface CargoAssignmentState {
  readonly companies:
    | { readonly status: 'loading' }
    | { readonly status: 'error' }
    | { readonly status: 'ready'; readonly items: readonly CargoOption[] }
  readonly submitting?: boolean
  /** Error message of the server; '' if it sent none. */
  readonly serverError?: string
  /** True if it is only that another order has the number, which sending again accepts. */
  readonly isShared?: boolean
  /** The line of which less is left than was to be sent. */
  readonly refusedLine?: { readonly position: number; readonly message: string } | undefined
}

/** A product of which less is in stock than the order needs. */
export interface StockShortage {
  readonly name: string
  /** Units left. */
  readonly available: number
}

/** Field of the order being saved. */
export type OrderSaving = 'status' | 'payment'

export type OrderNoticeCode =
  | 'statusUpdated'
  | 'statusRestored'
  | 'statusFailed'
  /** No response was received, so the result is unknown. */
  | 'statusLost'
  | 'paymentUpdated'
  | 'paymentFailed'
  | 'cargoAssigned'
  | 'parcelTakenBack'
  | 'bulkDone'
  | 'bulkPaid'
  | 'bulkShipped'
  | 'exportDone'
  | 'exportFailed'
  | 'noteAdded'
  | 'noteFailed'
  | 'mailSent'
  | 'mailFailed'
  | 'documentFailed'
  /** Unpaid orders have no invoice; the message lists them. */
  | 'invoiceMissing'
  | 'addressSaved'
  | 'refunded'
  | 'orderChanged'
  | 'orderMade'

/** A status change that can be undone because it had no side effects, such as mails. */
export interface StatusUndo {
  readonly id: string
  /** Previous status. */
  readonly status: OrderStatus
  /** Version of the order after the change; a later one is not undone. */
  readonly updatedAt?: string | undefined
}

export interface OrderNotice extends Notice<OrderNoticeCode> {
  /** Number of orders the message is about. */
  readonly count?: number
  readonly undo?: StatusUndo
}
