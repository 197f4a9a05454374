import type { OrderSummary } from '../../../domain/orders/order'
import type { AdminOrder } from '../../../domain/orders/admin-order'
import type { ReturnRecord, ReturnStatus } from '@/shop/returns/returns'
import type { ItemState, ListState } from '../shared/lists/list-state'

export interface ReturnFilters {
  readonly search: string
  readonly status?: ReturnStatus
}
export const NO_RETURN_FILTERS: ReturnFilters = { search: '' }

/** State of the order search for a withdrawal without an order. */
export interface ReturnMatchingState {
  readonly search: string
  /** Undefined if no search is active. */
  readonly found?: ListState<OrderSummary>
  readonly submitting?: boolean
  /** True if assigning the order failed without a response; a rejection is shown by the dialog. */
  readonly failed?: boolean
}

/** State of the open dialog. */
export interface ReturnDialogState {
  readonly item: ReturnRecord
  /** Undefined if no order is assigned. */
  readonly order?: ItemState<AdminOrder>
  /** Given if no order is assigned yet. */
  readonly matching?: ReturnMatchingState
  readonly submitting?: boolean
  /** Error message of the server; '' if it sent none. */
  readonly serverError?: string
}

export type ReturnNotice = 'accepted' | 'refused' | 'refusedAll' | 'refusalFailed' | 'matched' | 'openFailed'
