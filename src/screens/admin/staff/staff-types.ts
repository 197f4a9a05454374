import type { StaffForm } from '../../../domain/staff/staff-forms'
import type { Notice } from '../shared/lists/list-state'

/** An administrator as the list shows one. */
export interface StaffRow {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly isActive: boolean
  /** ISO 8601 instant. */
  readonly createdAt: string
}

/** The form is open; an invitation where `member` is left out. */
export interface StaffEditorState {
  readonly member?: StaffRow
  readonly submitting?: boolean
  /** The server refused; its message, or '' where it gave none. */
  readonly serverError?: string
}

export type StaffInput = StaffForm

export type StaffNoticeCode =
  'invited' | 'updated' | 'activated' | 'deactivated' | 'resetSent' | 'changeFailed' | 'resetFailed'

export interface StaffNotice extends Notice<StaffNoticeCode> {
  /** Whom it is about. */
  readonly email?: string
}

/** What is asked before it happens. */
export interface StaffQuestion {
  readonly kind: 'deactivate' | 'reset'
  readonly member: StaffRow
  readonly busy?: boolean
}
