import type { DateRange, OrderStatus } from '../../domain/order'
import type { Platform } from '../../domain/platform'

export interface OrderFilters {
  readonly search: string
  readonly status?: OrderStatus
  readonly platform?: Platform
  readonly range?: DateRange
}
export const NO_ORDER_FILTERS: OrderFilters = { search: '' }

/** A company that can be assigned. */
export interface CargoOption {
  readonly id: string
  readonly name: string
  readonly code: string
}

/** The cargo dialog is open. */
export interface CargoAssignmentState {
  readonly companies:
    | { readonly kind: 'loading' }
    | { readonly kind: 'error' }
    | { readonly kind: 'ready'; readonly items: readonly CargoOption[] }
  readonly submitting?: boolean
  /** The server refused; its sentence, or '' where it gave none. */
  readonly serverError?: string
}

export type OrderNotice =
  | 'statusUpdated'
  | 'statusFailed'
  /** No answer came. */
  | 'statusLost'
  | 'paymentUpdated'
  | 'paymentFailed'
  | 'cargoAssigned'
  | 'companiesFailed'
