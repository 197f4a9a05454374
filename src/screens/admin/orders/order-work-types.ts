import type { Address } from '../../../domain/orders/address'
import type { OrderMail } from '../../../domain/orders/admin-order'
import type { ReturnedUnits } from '../returns/returned-units'

/** Money and goods that come back; the amount in minor units. */
export interface RefundInput {
  readonly amount: number
  readonly reason: string
  readonly lines: readonly ReturnedUnits[]
}

/** What is done with an order beside its status. */
export interface OrderWorkState {
  readonly saving?: 'note' | 'mail' | 'address' | 'refund'
  /** The form that is open. */
  readonly dialog?: 'address' | 'refund'
  /** Of the open form: the server refused; its message, or '' where it gave none. */
  readonly serverError?: string
  /** Counts the notes that were added: their field starts empty after each. */
  readonly addedNotes: number
}

export interface OrderWorkActions {
  onNoteAdd: (text: string) => void
  onMailSend: (kind: OrderMail) => void
  onAddressSave: (address: Address) => void
  onRefund: (input: RefundInput) => void
  onDialogOpen: (dialog: 'address' | 'refund') => void
  onDialogClose: () => void
}

export interface OrderWorkProps {
  work: OrderWorkState
  actions: OrderWorkActions
}
