import type { ProvenStaffForm } from '@/shop/staff/staff-forms'
import type { DraftStorage } from '../shared/forms/draft-storage'
import type { SaveRefusal } from '../shared/forms/server-errors'
import type { Notice } from '../shared/lists/list-state'

/** An administrator in the list. */
export interface StaffRow {
  readonly id: string
  readonly name: string
  readonly email: string
  /** Id of the role. */
  readonly role: string
  readonly isActive: boolean
  readonly hasSecondFactor: boolean
  /** ISO 8601 time. */
  readonly createdAt: string
}

/** State of the open form; an invitation if `member` is undefined. */
export interface StaffEditorState extends Pick<SaveRefusal, 'serverError' | 'fieldErrors'> {
  readonly member?: StaffRow
  readonly submitting?: boolean
  /** Keeps what is typed when the session ends. */
  readonly draft?: DraftStorage
}

export type StaffInput = ProvenStaffForm

export type StaffNoticeCode =
  | 'invited'
  | 'updated'
  | 'activated'
  | 'deactivated'
  | 'resetSent'
  | 'factorRemoved'
  | 'changeFailed'
  | 'resetFailed'

export interface StaffNotice extends Notice<StaffNoticeCode> {
  /** Email of the administrator the message is about. */
  readonly email?: string
}

/** An action to be confirmed with the own password. */
export interface StaffQuestion extends Pick<SaveRefusal, 'fieldErrors'> {
  readonly kind: 'activate' | 'deactivate' | 'reset' | 'removeFactor'
  readonly member: StaffRow
  readonly busy?: boolean
}
