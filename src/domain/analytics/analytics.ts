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

/** Days of a free range at most. */
export const MAX_ANALYTICS_DAYS = 366

/** Which orders are counted, and of which days. */
export interface AnalyticsScope {
  /** @default 30d */
  readonly period?: AnalyticsPeriod
  /** Calendar days, both inclusive; they win over the period. */
  readonly from?: string
  readonly to?: string
  /** @default all */
  readonly platform?: Platform
  /** Of the amounts. @default the platform's, else EUR */
  readonly currency?: Currency
}

/** Calendar days `YYYY-MM-DD`; amounts in minor units of `currency`, without what was refunded. */
export interface Analytics {
  readonly from: string
  readonly to: string
  readonly currency: Currency
  readonly revenue: readonly { readonly date: string; readonly amount: number }[]
  readonly previousRevenue: readonly { readonly date: string; readonly amount: number }[]
  readonly orders: readonly { readonly date: string; readonly count: number }[]
  /** The twelve calendar months until today's, `YYYY-MM`, the oldest first. */
  readonly months: readonly { readonly month: string; readonly amount: number; readonly orders: number }[]
  readonly platforms: readonly {
    readonly platform: Platform
    readonly orders: number
    readonly revenue: number
    readonly currency: Currency
  }[]
  readonly bestSellers: readonly (TopProduct & { readonly revenue: number })[]
}
