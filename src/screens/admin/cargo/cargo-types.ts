import type { CargoCompany } from '@/shop/cargo/cargo'
import type { Platform } from '@/shop/shared/platform'
import type { Activity } from '../shared/lists/activity'
import type { Notice } from '../shared/lists/list-state'
import type { SaveRefusal } from '../shared/forms/server-errors'
import type { DraftStorage } from '../shared/forms/draft-storage'

export interface CargoFilters {
  readonly search: string
  readonly platform?: Platform
  readonly activity?: Activity
}
export const NO_CARGO_FILTERS: CargoFilters = { search: '' }

/** State of the open form; creates a company if `company` is undefined. */
export interface CargoEditorState extends SaveRefusal {
  readonly company?: CargoCompany
  readonly submitting?: boolean
  /** Persists unsaved input; undefined if storage is unavailable. */
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
  /** Deletion rejected because orders use the company; it can be deactivated instead. */
  | 'inUse'

export interface CargoMessage extends Notice<CargoNotice> {
  /** The company, for `inUse`. */
  readonly company?: CargoCompany
}
