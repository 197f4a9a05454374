import { analyticsEndpoints } from './analytics.calls'
import type { Data } from '@/contract/shared/dto'
import type { Analytics, AnalyticsScope, TopProduct } from './analytics'
import type { DashboardStats } from './dashboard'
import { toMinor } from '../shared/money'
import { type Platform } from '../shared/platform'
import type { Http } from '@/client/shared/http'

type StatsDto = Data<'getDashboard'>['stats']

const toTop = ({ _id, price, ...product }: StatsDto['topProducts'][number]): TopProduct => ({
  id: _id,
  ...product,
  price: { amount: toMinor(price.amount), currency: price.currency },
})

const toPlatformStats = ({ revenue, currency, ...counts }: StatsDto['platformStats'][Platform]) => ({
  ...counts,
  revenue: { amount: toMinor(revenue), currency },
})

export function toDashboardStats({
  platformStats,
  topProducts,
  revenueByCurrency,
  unpaidHolds,
  ...stats
}: StatsDto): DashboardStats {
  const { germany, turkey, mobile } = platformStats
  return {
    ...stats,
    totalRevenue: toMinor(stats.totalRevenue),
    monthlySales: toMinor(stats.monthlySales),
    mobileMonthlySales: toMinor(stats.mobileMonthlySales),
    revenueByCurrency: revenueByCurrency.map(({ amount, currency }) => ({
      amount: toMinor(amount),
      currency,
    })),
    platforms: {
      germany: toPlatformStats(germany),
      turkey: toPlatformStats(turkey),
      mobile: toPlatformStats(mobile),
    },
    topProducts: topProducts.map(toTop),
    unpaidHolds: unpaidHolds.map(({ _id, ...hold }) => ({ id: _id, ...hold })),
  }
}

export const getDashboard = async (http: Http): Promise<DashboardStats> =>
  toDashboardStats((await http.call(analyticsEndpoints, 'getDashboard')).stats)

export type Tasks = Data<'getTasks'>['tasks']

/**
 * Open tasks of the back office.
 * @param since ISO 8601 instant; orders placed after it count as new
 */
export async function getTasks(http: Http, since: string | undefined): Promise<Tasks> {
  const query = since === undefined ? {} : { since }
  return (await http.call(analyticsEndpoints, 'getTasks', { query })).tasks
}

const toDays = (days: readonly { date: string; amount: number }[]) =>
  days.map(({ date, amount }) => ({ date, amount: toMinor(amount) }))

export const toAnalytics = ({ from, to, currency, ...data }: Data<'getAnalytics'>): Analytics => ({
  from,
  to,
  currency,
  months: data.months.map(({ amount, ...month }) => ({ ...month, amount: toMinor(amount) })),
  revenue: toDays(data.revenue),
  previousRevenue: toDays(data.previousRevenue),
  orders: data.orders,
  platforms: data.platforms.map(({ revenue, ...platform }) => ({ ...platform, revenue: toMinor(revenue) })),
  bestSellers: data.bestSellers.map(({ revenue, cartAdds, wishes, ...product }) => ({
    ...toTop(product),
    revenue: toMinor(revenue),
    cartAdds,
    wishes,
  })),
})

export const getAnalytics = async (http: Http, scope: AnalyticsScope): Promise<Analytics> =>
  toAnalytics(await http.call(analyticsEndpoints, 'getAnalytics', { query: { ...scope } }))
