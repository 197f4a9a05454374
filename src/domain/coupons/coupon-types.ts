import type { PricedLine } from '../catalogue/priced-line'
import type { Currency, Platform } from '../shared/platform'
import type { CouponRefusal } from './coupon-refusals'

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

/** A coupon as evaluation needs it. Amounts in minor units, dates as calendar days `YYYY-MM-DD`. */
export interface Coupon {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly type: CouponType
  /** Percent for `percentage`, minor units for `fixed_amount`, otherwise 0. */
  readonly discountValue: number
  readonly currency: Currency
  readonly premiumExtensionMonths: number
  readonly buyXGetY: {
    readonly buyQuantity: number
    readonly getFreeQuantity: number
    readonly applicableProducts: readonly string[]
    /** Category names, as used by products. */
    readonly applicableCategories: readonly string[]
  }
  readonly freeProduct: { readonly productId: string | null; readonly quantity: number }
  readonly minimumOrderAmount: number
  readonly platforms: readonly Platform[]
  readonly startDate: string
  readonly endDate: string
  readonly usageLimit: { readonly total: number | null; readonly perUser: number }
  readonly settings: {
    readonly stackable: boolean
    readonly oneTimeUse: boolean
    readonly autoApply: boolean
  }
  readonly status: (typeof COUPON_STORED_STATUSES)[number]
  readonly totalUsed: number
}

export interface CouponContext {
  /** The code as typed; an empty one is COUPON_REQUIRED. Missing if the coupon was not entered by hand. */
  readonly typedCode?: string
  readonly platform: Platform
  readonly currency: Currency
  readonly lines: readonly PricedLine[]
  /** Shipping cost before the coupon, in minor units. */
  readonly shipping: number
  readonly now: Date
  readonly signedIn: boolean
  /** Earlier redemptions by this customer, identified by user id or lower-case email. */
  readonly usedByCustomer: number
  /** The product of a `free_product` coupon; missing if it does not exist on the platform. */
  readonly gift?: {
    readonly productId: string
    readonly name: string
    readonly active: boolean
    readonly stock: number
    readonly taxRate: number
    /** Value of a unit in minor units, for display only. */
    readonly unitPrice?: number
  }
}

export interface FreeLine {
  readonly productId: string
  readonly name: string
  readonly quantity: number
  /** Regular price of a unit in minor units: the value of the gift, never charged. */
  readonly unitPrice?: number
}

/** Effect of an accepted coupon. Amounts in minor units. */
export interface CouponEffect {
  readonly discount: number
  readonly shippingDiscount: number
  readonly freeShipping: boolean
  readonly freeLines: readonly FreeLine[]
  readonly premiumMonths: number
}

export type CouponResult =
  | { readonly ok: true; readonly effect: CouponEffect }
  | {
      readonly ok: false
      readonly code: CouponRefusal
      /** Minor units; set for COUPON_MINIMUM. */ readonly minimum?: number
    }
