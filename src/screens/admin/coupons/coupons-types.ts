import type { CouponRecord, CouponStatus, CouponType } from '@/shop/coupons/coupon-types'
import type { Platform } from '../../../domain/shared/platform'
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

export type CouponNotice = 'created' | 'updated' | 'deleted' | 'deleteFailed' | 'openFailed'
