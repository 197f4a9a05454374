import type { CargoCompany } from '../../../domain/cargo/cargo'
import type { Platform } from '../../../domain/shared/platform'
import type { Activity } from '../shared/lists/activity'
import type { Notice } from '../shared/lists/list-state'
import type { DraftStorage } from '../shared/forms/draft-storage'

export interface CargoFilters {
  readonly search: string
  readonly platform?: Platform
  readonly activity?: Activity
}
export const NO_CARGO_FILTERS: CargoFilters = { search: '' }

/** What the form sends. */
export type CargoInput = Omit<CargoCompany, 'id' | 'updatedAt'>

/** The form is open; a new company where `company` is left out. */
export interface CargoEditorState {
  readonly company?: CargoCompany
  readonly submitting?: boolean
  /** The server refused; its message, or '' where it gave none. */
  readonly serverError?: string
  /** Refused because somebody else saved since the form was opened. */
  readonly stale?: boolean
  /** Stores what is typed; missing where nothing can be. */
  readonly draft?: DraftStorage
}

export type CargoNotice =
  | 'created'
  | 'updated'
  | 'deleted'
  | 'statusUpdated'
  | 'statusFailed'
  | 'deleteFailed'
  | 'openFailed'
  /** Orders were sent with it: it can be deactivated instead. */
  | 'inUse'

export interface CargoMessage extends Notice<CargoNotice> {
  /** Of `inUse`. */
  readonly company?: CargoCompany
}
