import type { Data } from '@/contract/shared/dto'
import { productList } from '@/shop/catalogue/product-data.mocks'

type Analytics = Data<'getAnalytics'>
type Stats = Data<'getDashboard'>['stats']

const topProducts: Stats['topProducts'] = productList.slice(0, 5).map(({ _id, name, price }, index) => ({
  _id,
  name,
  platform: 'germany',
  salesCount: 248 - index * 31,
  price: { amount: price, currency: 'EUR' },
}))

export const dashboardStats: Stats = {
  totalUsers: 41,
  totalRevenue: 18_492.4,
  revenueByCurrency: [{ amount: 18_492.4, currency: 'EUR' }],
  totalOrders: 328,
  userGrowth: 8.2,
  monthlySales: 7107,
  monthlyOrders: 169,
  mobileMonthlySales: 1893,
  mobileMonthlyOrders: 37,
  platformStats: {
    germany: { users: 24, orders: 181, revenue: 11_640.1, currency: 'EUR', products: 24 },
    turkey: { users: 11, orders: 90, revenue: 264_800, currency: 'TRY', products: 18 },
    mobile: { users: 6, orders: 57, revenue: 2867, currency: 'EUR', products: 21 },
  },
  topProducts,
  pendingOrders: 18,
  lowStockProducts: 3,
  unpaidHolds: [],
}

const DAY_MS = 86_400_000
/** Last day of every period. */
const END = Date.UTC(2026, 10, 21)
const dayBefore = (days: number) => new Date(END - days * DAY_MS).toISOString().slice(0, 10)
const amountAt = (index: number) => 184 + ((index * 37) % 120) + index * 0.5

/** Analytics of the `days` days up to 21 November 2026. */
export const analyticsOf = (days: number, currency: Analytics['currency'] = 'EUR'): Analytics => ({
  period: `${days}d`,
  from: dayBefore(days - 1),
  to: dayBefore(0),
  currency,
  months: Array.from({ length: 12 }, (_, index) => ({
    month: new Date(Date.UTC(2025, 11 + index, 1)).toISOString().slice(0, 7),
    amount: 4200 + index * 260,
    orders: 90 + index * 7,
  })),
  revenue: Array.from({ length: days }, (_, index) => ({
    date: dayBefore(days - 1 - index),
    amount: amountAt(index),
  })),
  previousRevenue: Array.from({ length: days }, (_, index) => ({
    date: dayBefore(2 * days - 1 - index),
    amount: amountAt(index) - 40,
  })),
  orders: Array.from({ length: days }, (_, index) => ({
    date: dayBefore(days - 1 - index),
    count: 3 + (index % 5),
  })),
  platforms: [
    { platform: 'germany', orders: 81, revenue: 5214, currency: 'EUR' },
    { platform: 'turkey', orders: 50, revenue: 264_800, currency: 'TRY' },
    { platform: 'mobile', orders: 37, revenue: 1893, currency: 'EUR' },
  ],
  bestSellers: topProducts.map((product) => ({
    ...product,
    revenue: Math.round(product.price.amount * product.salesCount * 100) / 100,
    cartAdds: product.salesCount * 3,
    wishes: Math.round(product.salesCount / 4),
  })),
})

/** Counts of open items. */
export const tasks: Data<'getTasks'>['tasks'] = {
  pendingOrders: 18,
  newReturns: 2,
  lowStockProducts: 3,
  newOrders: 0,
  newestOrderAt: '2026-11-21T08:42:00.000Z',
}
