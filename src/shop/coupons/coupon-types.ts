import type { Currency, Platform } from '../shared/platform'

export const COUPON_TYPES = [
  'percentage',
  'fixed_amount',
  'free_shipping',
  'premium_extension',
  'buy_x_get_y',
  'free_product',
] as const
export type CouponType = (typeof COUPON_TYPES)[number]

/** Stored statuses, set by administrators; `expired` and `used_up` are derived. */
export const COUPON_STORED_STATUSES = ['active', 'inactive'] as const
export const COUPON_STATUSES = ['active', 'inactive', 'expired', 'used_up'] as const
export type CouponStatus = (typeof COUPON_STATUSES)[number]

/** A coupon as it is evaluated. Amounts in minor units, days as `YYYY-MM-DD`. Fields of other types are 0, empty or null. */
export interface Coupon {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly type: CouponType
  readonly percent: number
  readonly amount: number
  readonly currency: Currency
  readonly premiumMonths: number
  readonly buyQuantity: number
  readonly freeQuantity: number
  readonly applicableProducts: readonly string[]
  /** Category names, as used by products. */
  readonly applicableCategories: readonly string[]
  readonly giftProductId: string | null
  readonly giftQuantity: number
  readonly minimumOrderAmount: number
  readonly platforms: readonly Platform[]
  readonly startDate: string
  readonly endDate: string
  /** Null for unlimited. */
  readonly usageLimitTotal: number | null
  readonly usageLimitPerUser: number
  /** Stored without effect: coupons do not add up. */
  readonly stackable: boolean
  readonly oneTimeUse: boolean
  readonly autoApply: boolean
  /** Only for a customer's first order; of guests by mail address. */
  readonly firstOrderOnly: boolean
  /** Only for customers who are in one of these groups; none: for everybody. */
  readonly customerGroups: readonly string[]
  readonly status: (typeof COUPON_STORED_STATUSES)[number]
  readonly totalUsed: number
}

/** A coupon in the back office. */
export interface CouponRecord extends Coupon {
  readonly description: string
  /** Codes that are used once each, instead of its own; 0: its own code. */
  readonly singleCodes: number
  /** Status derived from dates and uses. */
  readonly shownStatus: CouponStatus
  /** Version as it was read; an update with an outdated one is refused. */
  readonly updatedAt: string
}

/** What an administrator sets of a coupon. */
export type CouponInput = Omit<CouponRecord, 'id' | 'singleCodes' | 'shownStatus' | 'totalUsed' | 'updatedAt'>

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
