import type { StaffForm } from '../../../domain/staff/staff-forms'
import type { Notice } from '../shared/lists/list-state'

/** An administrator in the list. */
export interface StaffRow {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly isActive: boolean
  /** ISO 8601 time. */
  readonly createdAt: string
}

/** State of the open form; an invitation if `member` is undefined. */
export interface StaffEditorState {
  readonly member?: StaffRow
  readonly submitting?: boolean
  /** Error message of the server; '' if it sent none. */
  readonly serverError?: string
}

export type StaffInput = StaffForm

export type StaffNoticeCode =
  | 'invited'
  | 'updated'
  | 'activated'
  | 'deactivated'
  | 'resetSent'
  | 'changeFailed'
  | 'resetFailed'

export interface StaffNotice extends Notice<StaffNoticeCode> {
  /** Email of the administrator the message is about. */
  readonly email?: string
}

/** An action to be confirmed. */
export interface StaffQuestion {
  readonly kind: 'deactivate' | 'reset'
  readonly member: StaffRow
  readonly busy?: boolean
}
