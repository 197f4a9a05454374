import type { OrderSummary } from '../../../domain/orders/order'
import type { AdminOrder } from '../../../domain/orders/admin-order'
import type { Decision, ReturnRow, ReturnStatus } from '../../../domain/returns/return'
import type { ItemState, ListState } from '../shared/lists/list-state'
import type { ReturnedUnits } from './returned-units'

export interface ReturnFilters {
  readonly search: string
  readonly status?: ReturnStatus
}
export const NO_RETURN_FILTERS: ReturnFilters = { search: '' }

/** What is decided; money in minor units. */
export interface ReturnDecision {
  readonly status: Decision
  readonly reason: string
  readonly lines: readonly ReturnedUnits[]
  readonly refund: number
}

/** The search for the order of a withdrawal that has none. */
export interface ReturnMatchingState {
  readonly search: string
  /** Missing: nothing is searched for. */
  readonly found?: ListState<OrderSummary>
  readonly submitting?: boolean
  /** The match did not get through; a refusal is the dialog's. */
  readonly failed?: boolean
}

/** The dialog of one return is open. */
export interface ReturnDialogState {
  readonly item: ReturnRow
  /** Missing where no order belongs to it. */
  readonly order?: ItemState<AdminOrder>
  /** Of one that waits without an order. */
  readonly matching?: ReturnMatchingState
  readonly submitting?: boolean
  /** The server refused; its message, or '' where it gave none. */
  readonly serverError?: string
}

export type ReturnNotice = 'accepted' | 'refused' | 'matched' | 'openFailed'
