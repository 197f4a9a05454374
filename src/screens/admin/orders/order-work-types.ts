import type { Address } from '@/shop/orders/address'
import type { OrderMail } from '@/shop/orders/admin-order'

/** State of actions on an order other than status changes. */
export interface OrderWorkState {
  readonly saving?: 'note' | 'mail' | 'address'
  /** The open form; the container draws that of a refund. */
  readonly dialog?: 'address' | 'refund'
  /** Error message of the server for the open form; '' if it sent none. */
  readonly serverError?: string
  /** Number of notes added; remounts the note field empty after each. */
  readonly addedNotes: number
}

export interface OrderWorkActions {
  onNoteAdd: (text: string) => void
  onMailSend: (kind: OrderMail) => void
  onAddressSave: (address: Address) => void
  onDialogOpen: (dialog: 'address' | 'refund') => void
  onDialogClose: () => void
}

export interface OrderWorkProps {
  work: OrderWorkState
  actions: OrderWorkActions
}
