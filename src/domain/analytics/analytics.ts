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
