import type { Coupon, CouponStatus } from '../coupons/coupon-types'
import type { Money } from '../shared/money'
import type { Currency, Platform } from '../shared/platform'
import type { NetContent, Picture, ProductStatus, Review, Tint } from '../catalogue/product'

/** A coupon as the back office lists and edits it. */
export interface CouponRecord extends Coupon {
  readonly description: string
  /** Derived from dates and counts (decisions §6). */
  readonly shownStatus: CouponStatus
  /** As read; sent back so that nobody's changes are overwritten. */
  readonly updatedAt: string
}

/** A3. Amounts in minor units of the coupon's currency. */
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

export interface TopProduct {
  readonly id: string
  readonly name: string
  readonly platform: Platform
  readonly salesCount: number
  readonly price: Money
}

export interface PlatformFigures {
  readonly users: number
  readonly orders: number
  readonly products: number
  readonly revenue: Money
}

/** A3; sales and revenue without a currency of their own are euro cents (decisions §8). */
export interface DashboardStats {
  readonly totalUsers: number
  readonly totalRevenue: number
  readonly revenueByCurrency: readonly Money[]
  readonly totalOrders: number
  /** Percent, last 30 days against the 30 before. */
  readonly userGrowth: number
  readonly monthlySales: number
  readonly monthlyOrders: number
  readonly mobileMonthlySales: number
  readonly mobileMonthlyOrders: number
  readonly platforms: Readonly<Record<Platform, PlatformFigures>>
  readonly topProducts: readonly TopProduct[]
  readonly pendingOrders: number
  readonly lowStockProducts: number
}

export const ANALYTICS_PERIODS = ['7d', '30d', '90d'] as const
export type AnalyticsPeriod = (typeof ANALYTICS_PERIODS)[number]

/** Calendar days `YYYY-MM-DD`; amounts in minor units. */
export interface Analytics {
  readonly period: AnalyticsPeriod
  readonly revenue: readonly { readonly date: string; readonly amount: number }[]
  readonly previousRevenue: readonly { readonly date: string; readonly amount: number }[]
  readonly orders: readonly { readonly date: string; readonly count: number }[]
  readonly platforms: readonly {
    readonly platform: Platform
    readonly orders: number
    readonly revenue: number
    readonly currency: Currency
  }[]
  readonly bestSellers: readonly (TopProduct & { readonly revenue: number })[]
}

/** A product as the back office lists it. */
export interface ProductRow {
  readonly id: string
  readonly name: string
  readonly category: string
  /** Platforms that it is sold on. */
  readonly prices: readonly PlatformPrice[]
  readonly stock: number
  readonly lowStockThreshold: number
  readonly status: ProductStatus
  readonly bestseller: boolean
  readonly imageUrl?: string
  readonly tint: Tint
  readonly rating: number
  readonly reviewCount: number
  readonly salesCount: number
}

export interface PlatformPrice {
  readonly platform: Platform
  readonly price: Money
  /** Struck price, minor units. */
  readonly originalAmount: number | null
}

/** What the product form shows and sends; amounts in minor units. */
export interface ProductFields {
  readonly name: string
  readonly subtitle: string
  readonly shortDescription: string
  readonly detailedDescription: string
  readonly category: string
  /** Empty: made from the name. */
  readonly slug: string
  readonly status: ProductStatus
  readonly bestseller: boolean
  readonly prices: readonly PlatformPrice[]
  readonly premium: { readonly enabled: boolean; readonly months: number; readonly value: number }
  readonly features: readonly string[]
  readonly benefits: readonly string[]
  readonly stock: number
  readonly lowStockThreshold: number
  readonly netContent: NetContent | null
  /** Percent; null takes the platform's rate. */
  readonly taxRate: number | null
}

/** A product as the back office opens it. */
export interface ProductRecord extends ProductFields {
  readonly id: string
  readonly pictures: readonly Picture[]
  readonly reviews: readonly Review[]
  readonly reviewCount: number
  readonly rating: number
  /** As read; sent back so that nobody's changes are overwritten. */
  readonly updatedAt: string
}
