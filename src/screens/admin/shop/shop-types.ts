import type { ShopDetails } from '../../../domain/shop/shop-details'
import type { DraftStorage } from '../shared/forms/draft-storage'

/** A version that was saved. */
export interface ShopVersion {
  readonly version: number
  readonly actor: string
  /** ISO 8601 instant. */
  readonly at: string
}

export interface ShopRecord {
  readonly details: ShopDetails
  /** 0 as long as nobody has saved any. */
  readonly version: number
  /** The newest first. */
  readonly history: readonly ShopVersion[]
}

/** What becomes of the open form. */
export interface ShopSaving {
  readonly saving?: boolean
  /** Saved a moment ago. */
  readonly saved?: boolean
  readonly saveError?: { readonly status: 'refused' | 'stale' | 'failed'; readonly message?: string }
  /** Number of the version that is being read to be laid into the form. */
  readonly restoring?: number
  /** An earlier version that the form is to begin with, unsaved. */
  readonly restored?: { readonly version: number; readonly details: ShopDetails }
  readonly restoreFailed?: boolean
  readonly draft?: DraftStorage
}
