import type { Coupon, CouponStatus } from './coupon-types'

/** A coupon as the back office lists and edits it. */
export interface CouponRecord extends Coupon {
  readonly description: string
  /** Derived from dates and counts. */
  readonly shownStatus: CouponStatus
  /** As read; sent back so that nobody's changes are overwritten. */
  readonly updatedAt: string
}

/** Amounts in minor units of the coupon's currency. */
export interface CouponStats {
  readonly totalUses: number
  /** Null is unlimited. */
  readonly remainingUses: number | null
  readonly uniqueUsers: number
  readonly totalDiscount: number
  readonly averageDiscount: number
  readonly topUsers: readonly {
    readonly email: string
    readonly usedCount: number
    readonly totalDiscount: number
  }[]
}
