import { z } from 'zod'
import { ANALYTICS_PERIODS } from './analytics'
import { currency, day, platform } from '../shared/fields'
import { amountOut, instant, money } from '@/contract/shared/primitives'

const topProduct = z.object({
  _id: z.string(),
  name: z.string(),
  platform,
  salesCount: z.number().int(),
  price: money,
})
const statsOfPlatform = z.object({
  users: z.number().int(),
  orders: z.number().int(),
  revenue: amountOut,
  currency,
  products: z.number().int(),
})

export const analyticsSchemas = {
  getDashboard: {
    data: z.object({
      stats: z.object({
        totalUsers: z.number().int(),
        /** EUR. */
        totalRevenue: amountOut,
        revenueByCurrency: z.array(money),
        totalOrders: z.number().int(),
        /** Change in percent: the last 30 days against the 30 days before. */
        userGrowth: z.number(),
        monthlySales: amountOut,
        monthlyOrders: z.number().int(),
        mobileMonthlySales: amountOut,
        mobileMonthlyOrders: z.number().int(),
        platformStats: z.object({
          germany: statsOfPlatform,
          turkey: statsOfPlatform,
          mobile: statsOfPlatform,
        }),
        topProducts: z.array(topProduct),
        pendingOrders: z.number().int(),
        lowStockProducts: z.number().int(),
        /** Products of which unpaid orders hold much: units held, and left in stock. */
        unpaidHolds: z.array(
          z.object({ _id: z.string(), name: z.string(), held: z.number().int(), left: z.number().int() }),
        ),
      }),
    }),
  },
  getTasks: {
    /** Counts orders placed after this instant. */
    query: z.object({ since: z.iso.datetime().max(40).optional() }),
    data: z.object({
      tasks: z.object({
        pendingOrders: z.number().int(),
        newReturns: z.number().int(),
        lowStockProducts: z.number().int(),
        /** Orders after `since`, at most 99. */
        newOrders: z.number().int(),
        newestOrderAt: instant.nullable(),
      }),
    }),
  },
  getAnalytics: {
    query: z.object({
      period: z.enum(ANALYTICS_PERIODS).default('30d'),
      /** Calendar days, both or none, at most a year apart. They take precedence over `period`. */
      from: z.optional(day),
      to: z.optional(day),
      platform: z.optional(platform),
      /** Currency of the amounts; default: the platform's, else EUR. */
      currency: z.optional(currency),
    }),
    data: z.object({
      /** `custom` for a range of days. */
      period: z.string(),
      from: z.string(),
      to: z.string(),
      currency,
      revenue: z.array(z.object({ date: z.string(), amount: amountOut })),
      previousRevenue: z.array(z.object({ date: z.string(), amount: amountOut })),
      orders: z.array(z.object({ date: z.string(), count: z.number().int() })),
      /** The last twelve calendar months, `YYYY-MM`. */
      months: z.array(z.object({ month: z.string(), amount: amountOut, orders: z.number().int() })),
      platforms: z.array(z.object({ platform, orders: z.number().int(), revenue: amountOut, currency })),
      /** With how often each was put into carts and onto wishlists on these days of Berlin. */
      bestSellers: z.array(
        topProduct.extend({ revenue: amountOut, cartAdds: z.number().int(), wishes: z.number().int() }),
      ),
    }),
  },
}
