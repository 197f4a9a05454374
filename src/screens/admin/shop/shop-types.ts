import type { ShopDetails } from '@/shop/shop-details/shop-details'
import type { DraftStorage } from '../shared/forms/draft-storage'

/** A saved version of the shop's details. */
export interface ShopVersion {
  readonly version: number
  readonly actor: string
  /** ISO 8601 time. */
  readonly at: string
}

export interface ShopDraftRecord {
  readonly details: ShopDetails
  /** 0 until details have been saved for the first time. */
  readonly version: number
  /** Newest first. */
  readonly history: readonly ShopVersion[]
}

/** State of saving the form. */
export interface ShopSaving {
  readonly saving?: boolean
  /** True for a moment after saving. */
  readonly saved?: boolean
  readonly saveError?: { readonly status: 'refused' | 'stale' | 'failed'; readonly message?: string }
  /** Number of the version being loaded into the form. */
  readonly restoring?: number
  /** An earlier version to be loaded into the form, unsaved. */
  readonly restored?: { readonly version: number; readonly details: ShopDetails }
  readonly restoreFailed?: boolean
  readonly draft?: DraftStorage
}
