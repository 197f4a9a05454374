import type { PricedLine } from '../catalogue/priced-line'
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

/** Set by administrators; `expired` and `used_up` are derived, never stored. */
export const COUPON_STORED_STATUSES = ['active', 'inactive'] as const
export const COUPON_STATUSES = ['active', 'inactive', 'expired', 'used_up'] as const
export type CouponStatus = (typeof COUPON_STATUSES)[number]

/** Refusals in the order in which they are checked. */
export const COUPON_REFUSALS = [
  'COUPON_REQUIRED',
  'COUPON_NOT_FOUND',
  'COUPON_INACTIVE',
  'COUPON_NOT_STARTED',
  'COUPON_EXPIRED',
  'COUPON_PLATFORM',
  'COUPON_CURRENCY',
  'COUPON_USED_UP',
  'COUPON_LOGIN_REQUIRED',
  'COUPON_ALREADY_USED',
  'COUPON_MINIMUM',
  'COUPON_NOT_APPLICABLE',
  'COUPON_GIFT_OUT_OF_STOCK',
] as const
export type CouponRefusal = (typeof COUPON_REFUSALS)[number]

/** A coupon as the evaluator sees it. Amounts in minor units, dates as calendar days `YYYY-MM-DD`. */
export interface Coupon {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly type: CouponType
  /** Percent for percentage, minor units for fixed_amount, else 0. */
  readonly discountValue: number
  readonly currency: Currency
  readonly premiumExtensionMonths: number
  readonly buyXGetY: {
    readonly buyQuantity: number
    readonly getFreeQuantity: number
    readonly applicableProducts: readonly string[]
    /** Names of categories, as products carry them. */
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
  /** What the shopper typed; an empty text is COUPON_REQUIRED. Left out where no code was typed. */
  readonly typedCode?: string
  readonly platform: Platform
  readonly currency: Currency
  readonly lines: readonly PricedLine[]
  /** What shipping costs before the coupon, minor units. */
  readonly shipping: number
  readonly now: Date
  readonly signedIn: boolean
  /** How often this customer (user id or lower-case mail) has redeemed it already. */
  readonly usedByCustomer: number
  /** The product of a free_product coupon, when it exists on the platform. */
  readonly gift?: {
    readonly productId: string
    readonly name: string
    readonly active: boolean
    readonly stock: number
    readonly taxRate: number
    /** Minor units; what the gift is worth, only for display. */
    readonly unitPrice?: number
  }
}

export interface FreeLine {
  readonly productId: string
  readonly name: string
  readonly quantity: number
  /** What a unit would have cost, minor units: the worth of the gift, never charged. */
  readonly unitPrice?: number
}

/** What an accepted coupon does. Amounts in minor units. */
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
