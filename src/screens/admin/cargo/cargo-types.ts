import type { CargoCompany } from '../../../domain/cargo/cargo'
import type { Platform } from '../../../domain/shared/platform'
import type { DraftKeeper } from '../shared/forms/kept-draft'

export const ACTIVITY = ['active', 'passive'] as const
export type Activity = (typeof ACTIVITY)[number]

export interface CargoFilters {
  readonly search: string
  readonly platform?: Platform
  readonly activity?: Activity
}
export const NO_CARGO_FILTERS: CargoFilters = { search: '' }

/** What the form sends. */
export type CargoInput = Omit<CargoCompany, 'id'>

/** The form is open; a new company where `company` is left out. */
export interface CargoEditorState {
  readonly company?: CargoCompany
  readonly submitting?: boolean
  /** The server refused; its sentence, or '' where it gave none. */
  readonly serverError?: string
  /** Keeps what is typed; missing where nothing can be. */
  readonly draft?: DraftKeeper
}

/** A question is open; `error` is what the last attempt met. */
export interface RemovalState<Item> {
  readonly item: Item
  readonly busy?: boolean
}

export type CargoNotice =
  'created' | 'updated' | 'deleted' | 'statusUpdated' | 'statusFailed' | 'deleteFailed'
