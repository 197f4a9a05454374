import type { CouponRecord, CouponStats } from '../../../domain/coupons/coupon-record'
import type { CouponStatus, CouponType } from '../../../domain/coupons/coupon-types'
import type { Platform } from '../../../domain/shared/platform'
import type { CouponTypeField } from '../../../domain/coupons/types/coupon-type-rules'
import type { ItemState } from '../shared/lists/list-state'
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

/** A product that a coupon can name. */
export interface ProductOption {
  readonly id: string
  readonly name: string
  readonly stock: number
  readonly imageUrl?: string
}

/** The form is open; a new coupon where `coupon` is left out. */
export interface CouponEditorState {
  readonly coupon?: CouponRecord
  readonly products: readonly ProductOption[]
  /** Names. */
  readonly categories: readonly string[]
  /** Products and categories are still coming. */
  readonly optionsLoading?: boolean
  readonly submitting?: boolean
  /** The server refused; its message, or '' where it gave none. */
  readonly serverError?: string
  /** Stores what is typed; missing where nothing can be. */
  readonly draft?: DraftStorage
}

export interface CouponStatsState {
  readonly coupon: CouponRecord
  readonly stats: ItemState<CouponStats>
}

export type CouponNotice = 'created' | 'updated' | 'deleted' | 'deleteFailed'
