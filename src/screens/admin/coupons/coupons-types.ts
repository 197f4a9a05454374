import type { CouponRecord, CouponStats } from '../../../domain/coupons/coupon-record'
import type { CouponStatus, CouponType } from '../../../domain/coupons/coupon-types'
import type { Platform } from '../../../domain/shared/platform'
import type { CouponTypeField } from '../../../domain/coupons/types/coupon-type-rules'
import type { ItemState } from '../shared/lists/list-state'
import type { ProductPickerState } from '../shared/product-picker'
import type { DraftStorage } from '../shared/forms/draft-storage'

export interface CouponFilters {
  readonly search: string
  readonly status?: CouponStatus
  readonly type?: CouponType
  readonly platform?: Platform
}
export const NO_COUPON_FILTERS: CouponFilters = { search: '' }

export type CouponBody = Omit<CouponRecord, 'id' | 'shownStatus' | 'totalUsed' | 'updatedAt'>

/** What the form sends: fields that do not belong to the type are left out. */
export type CouponInput = Omit<CouponBody, CouponTypeField> & Partial<Pick<CouponBody, CouponTypeField>>

/** The form is open; a new coupon where `coupon` is left out. */
export interface CouponEditorState extends ProductPickerState {
  readonly coupon?: CouponRecord
  /** Names. */
  readonly categories: readonly string[]
  /** Products and categories are still coming. */
  readonly optionsLoading?: boolean
  readonly submitting?: boolean
  /** The server refused; its message, or '' where it gave none. */
  readonly serverError?: string
  /** Refused because somebody else saved since the form was opened. */
  readonly stale?: boolean
  /** Stores what is typed; missing where nothing can be. */
  readonly draft?: DraftStorage
}

export interface CouponStatsState {
  readonly coupon: CouponRecord
  readonly stats: ItemState<CouponStats>
}

export type CouponNotice = 'created' | 'updated' | 'deleted' | 'deleteFailed' | 'openFailed'
