import type { DateRange } from '../../../domain/orders/date-range'
import type { OrderSort, OrderStatus, OrderSummary, PaymentStatus } from '../../../domain/orders/order'
import type { Platform } from '../../../domain/shared/platform'
import type { Notice } from '../shared/lists/list-state'

export interface OrderFilters {
  readonly search: string
  readonly status?: OrderStatus
  readonly platform?: Platform
  readonly range?: DateRange
  readonly payment?: PaymentStatus
  /** Id of an account: its orders only. */
  readonly customer?: string
}
export const NO_ORDER_FILTERS: OrderFilters = { search: '' }

/** Filters and order of rows under a name. */
export interface OrderView {
  readonly name: string
  readonly filters: OrderFilters
  readonly sort: OrderSort
}

/** An order of a bulk change; `failed` may carry the server's message. */
export interface BulkRow extends Pick<OrderSummary, 'id' | 'number' | 'customer'> {
  readonly result: 'waiting' | 'busy' | 'ok' | 'failed'
  readonly message?: string
}

/** The selected orders get one status, one after another. */
export interface BulkChange {
  readonly phase: 'asking' | 'running' | 'done'
  readonly status: OrderStatus
  readonly rows: readonly BulkRow[]
}

/** Orders that came in since the list was read. */
export interface OrderNews {
  readonly count: number
  /** There may be more than were counted. */
  readonly more: boolean
}

/** A company that can be assigned. */
export interface CargoOption {
  readonly id: string
  readonly name: string
  readonly code: string
}

/** The cargo dialog is open. */
export interface CargoAssignmentState {
  readonly companies:
    | { readonly status: 'loading' }
    | { readonly status: 'error' }
    | { readonly status: 'ready'; readonly items: readonly CargoOption[] }
  readonly submitting?: boolean
  /** The server refused; its message, or '' where it gave none. */
  readonly serverError?: string
}

/** What is on its way to the server. */
export type OrderSaving = 'status' | 'payment'

export type OrderNoticeCode =
  | 'statusUpdated'
  | 'statusRestored'
  | 'statusFailed'
  /** No answer came. */
  | 'statusLost'
  | 'paymentUpdated'
  | 'paymentFailed'
  | 'cargoAssigned'
  | 'companiesFailed'
  | 'bulkDone'
  | 'exportDone'
  | 'exportFailed'
  | 'noteAdded'
  | 'noteFailed'
  | 'mailSent'
  | 'mailFailed'
  | 'documentFailed'
  /** Orders that were never paid; the message names them. */
  | 'invoiceMissing'
  | 'addressSaved'
  | 'refunded'
  | 'viewSaved'
  /** Storage is blocked: the view lives as long as the page. */
  | 'viewKept'

/** A change of one order's status that can be taken back without anyone noticing. */
export interface StatusUndo {
  readonly id: string
  /** The former one. */
  readonly status: OrderStatus
}

export interface OrderNotice extends Notice<OrderNoticeCode> {
  /** Orders that the message is about. */
  readonly count?: number
  readonly undo?: StatusUndo
}
