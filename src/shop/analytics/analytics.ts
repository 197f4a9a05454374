import type { Money } from '../shared/money'
import type { Currency, Platform } from '../shared/platform'

export interface TopProduct {
  readonly id: string
  readonly name: string
  readonly platform: Platform
  readonly salesCount: number
  readonly price: Money
}

export const ANALYTICS_PERIODS = ['7d', '30d', '90d'] as const
export type AnalyticsPeriod = (typeof ANALYTICS_PERIODS)[number]

/** Longest custom date range, in days. */
export const MAX_ANALYTICS_DAYS = 366

/** Which orders are counted, and over which days. */
export interface AnalyticsScope {
  /** @default 30d */
  readonly period?: AnalyticsPeriod
  /** Calendar days `YYYY-MM-DD`, both inclusive; they take precedence over `period`. */
  readonly from?: string
  readonly to?: string
  /** @default all */
  readonly platform?: Platform
  /**
   * Currency of the amounts.
   * @default the platform's currency, else EUR
   */
  readonly currency?: Currency
}

/** Days are `YYYY-MM-DD`; amounts are in minor units of `currency`, net of refunds. */
export interface Analytics {
  readonly from: string
  readonly to: string
  readonly currency: Currency
  readonly revenue: readonly { readonly date: string; readonly amount: number }[]
  readonly previousRevenue: readonly { readonly date: string; readonly amount: number }[]
  readonly orders: readonly { readonly date: string; readonly count: number }[]
  /** The last twelve calendar months up to the current one, `YYYY-MM`, oldest first. */
  readonly months: readonly { readonly month: string; readonly amount: number; readonly orders: number }[]
  readonly platforms: readonly {
    readonly platform: Platform
    readonly orders: number
    readonly revenue: number
    readonly currency: Currency
  }[]
  readonly bestSellers: readonly (TopProduct & {
    readonly revenue: number
    /** How often it was put into carts and onto wishlists. */
    readonly cartAdds: number
    readonly wishes: number
  })[]
}
