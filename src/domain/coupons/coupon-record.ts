import type { Coupon, CouponStatus } from './coupon-types'

/** A coupon in the back office. */
export interface CouponRecord extends Coupon {
  readonly description: string
  /** Status derived from dates and uses. */
  readonly shownStatus: CouponStatus
  /** Version as it was read; an update with an outdated one is refused. */
  readonly updatedAt: string
}

/** Amounts in minor units of the coupon's currency. */
export interface CouponStats {
  readonly totalUses: number
  /** Null for unlimited. */
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
