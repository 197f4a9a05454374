import type { Money } from '../shared/money'
import type { Platform } from '../shared/platform'
import type { TopProduct } from './analytics'

export interface PlatformStats {
  readonly users: number
  readonly orders: number
  readonly products: number
  readonly revenue: Money
}

/** A product of which unpaid orders hold much of the stock. */
export interface UnpaidHold {
  readonly id: string
  readonly name: string
  /** Units that unpaid orders hold. */
  readonly held: number
  /** Units that are left. */
  readonly left: number
}

/** Sales and revenue without a currency field are in euro cents. */
export interface DashboardStats {
  readonly totalUsers: number
  readonly totalRevenue: number
  readonly revenueByCurrency: readonly Money[]
  readonly totalOrders: number
  /** Change of new users in percent: the last 30 days against the 30 days before. */
  readonly userGrowth: number
  readonly monthlySales: number
  readonly monthlyOrders: number
  readonly mobileMonthlySales: number
  readonly mobileMonthlyOrders: number
  readonly platforms: Readonly<Record<Platform, PlatformStats>>
  readonly topProducts: readonly TopProduct[]
  readonly pendingOrders: number
  readonly lowStockProducts: number
  /** Most units first. */
  readonly unpaidHolds: readonly UnpaidHold[]
}
