import type { CouponRecord, CouponStats } from '../../../domain/coupons/coupon-record'
import type { CouponStatus, CouponType } from '../../../domain/coupons/coupon-types'
import type { Platform } from '../../../domain/shared/platform'
import type { CouponTypeField } from '../../../domain/coupons/types/coupon-type-rules'
import type { ItemState } from '../shared/lists/list-state'
import type { ProductPickerState } from '../shared/product-picker'
import type { SaveRefusal } from '../shared/forms/server-errors'
import type { DraftStorage } from '../shared/forms/draft-storage'

export interface CouponFilters {
  readonly search: string
  readonly status?: CouponStatus
  readonly type?: CouponType
  readonly platform?: Platform
}
export const NO_COUPON_FILTERS: CouponFilters = { search: '' }

export type CouponBody = Omit<CouponRecord, 'id' | 'shownStatus' | 'totalUsed' | 'updatedAt'>

/** Validated input of the form, without fields of other coupon types. */
export type CouponInput = Omit<CouponBody, CouponTypeField> & Partial<Pick<CouponBody, CouponTypeField>>

/** State of the open form; creates a coupon if `coupon` is undefined. */
export interface CouponEditorState extends ProductPickerState, SaveRefusal {
  readonly coupon?: CouponRecord
  /** Category names. */
  readonly categories: readonly string[]
  /** True while products and categories are loading. */
  readonly optionsLoading?: boolean
  readonly submitting?: boolean
  /** Persists unsaved input; undefined if storage is unavailable. */
  readonly draft?: DraftStorage
}

export interface CouponStatsState {
  readonly coupon: CouponRecord
  readonly stats: ItemState<CouponStats>
}

export type CouponNotice = 'created' | 'updated' | 'deleted' | 'deleteFailed' | 'openFailed'
