import type { Money } from '../shared/money'
import type { Platform } from '../shared/platform'
import type { TopProduct } from './analytics'

export interface PlatformStats {
  readonly users: number
  readonly orders: number
  readonly products: number
  readonly revenue: Money
}

/** Sales and revenue without a currency of their own are euro cents. */
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
  readonly platforms: Readonly<Record<Platform, PlatformStats>>
  readonly topProducts: readonly TopProduct[]
  readonly pendingOrders: number
  readonly lowStockProducts: number
}
