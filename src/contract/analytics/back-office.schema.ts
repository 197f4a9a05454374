import { z } from 'zod'
import { ORDER_STATUSES } from '../../domain/orders/order'
import {
  amount,
  amountOut,
  currency,
  email,
  idParams,
  instant,
  money,
  pageQuery,
  pagination,
  platform,
  text,
} from '../shared/primitives'

const USER_STATUSES = ['active', 'inactive', 'banned'] as const
const PREMIUM_ACTIONS = ['activate', 'extend', 'deactivate'] as const

const topProduct = z.object({
  _id: z.string(),
  name: z.string(),
  platform,
  salesCount: z.number().int(),
  price: money,
})
const platformFigures = z.object({
  users: z.number().int(),
  orders: z.number().int(),
  revenue: amountOut,
  currency,
  products: z.number().int(),
})

export const userRow = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  platform,
  status: z.enum(USER_STATUSES),
  isPremiumActive: z.boolean(),
  /** Days until the membership ends; null without one. */
  remainingDays: z.number().int().nullable(),
  createdAt: instant,
  lastActivity: instant.nullable(),
})
const user = userRow.extend({
  phone: z.string(),
  premiumSubscription: z.object({
    isActive: z.boolean(),
    endDate: instant.nullable(),
    renewalHistory: z.array(
      z.object({ startDate: instant, endDate: instant, duration: z.number().int(), source: z.string() }),
    ),
  }),
  orders: z.array(
    z.object({
      _id: z.string(),
      orderNumber: z.string(),
      createdAt: instant,
      status: z.enum(ORDER_STATUSES),
      payment: z.object({ amount: z.object({ total: amountOut, currency }) }),
      currency,
    }),
  ),
})

const userQuery = z.object({
  search: text(200).optional(),
  platform: platform.optional(),
  status: z.enum(USER_STATUSES).optional(),
  ...pageQuery(20),
})
const users = z.object({
  users: z.array(userRow),
  pagination,
  /** Real counts over all users (decisions §5). */
  counts: z.object({
    total: z.number().int(),
    active: z.number().int(),
    premium: z.number().int(),
    newThisMonth: z.number().int(),
  }),
})

const paymentSettings = z.object({
  platform,
  currency,
  paypal: z.object({ enabled: z.boolean(), email: z.string(), instructions: z.string() }),
  bankTransfer: z.object({
    enabled: z.boolean(),
    bankName: z.string(),
    accountHolder: z.string(),
    iban: z.string(),
    bic: z.string(),
    instructions: z.string(),
  }),
  shippingRules: z.object({
    freeShippingThreshold: amountOut,
    standardShippingCost: amountOut,
    expeditedShippingCost: amountOut,
  }),
  /** VAT percent of the platform. */
  taxRate: z.number(),
  updatedAt: instant,
})

export const backOfficeSchemas = {
  getDashboard: {
    data: z.object({
      stats: z.object({
        totalUsers: z.number().int(),
        /** EUR. */
        totalRevenue: amountOut,
        revenueByCurrency: z.array(money),
        totalOrders: z.number().int(),
        /** Percent, last 30 days against the 30 before. */
        userGrowth: z.number(),
        monthlySales: amountOut,
        monthlyOrders: z.number().int(),
        mobileMonthlySales: amountOut,
        mobileMonthlyOrders: z.number().int(),
        platformStats: z.object({
          germany: platformFigures,
          turkey: platformFigures,
          mobile: platformFigures,
        }),
        topProducts: z.array(topProduct),
        pendingOrders: z.number().int(),
        lowStockProducts: z.number().int(),
      }),
    }),
  },
  getAnalytics: {
    query: z.object({ period: z.enum(['7d', '30d', '90d']).default('30d'), platform: platform.optional() }),
    data: z.object({
      period: z.string(),
      revenue: z.array(z.object({ date: z.string(), amount: amountOut })),
      previousRevenue: z.array(z.object({ date: z.string(), amount: amountOut })),
      orders: z.array(z.object({ date: z.string(), count: z.number().int() })),
      platforms: z.array(z.object({ platform, orders: z.number().int(), revenue: amountOut, currency })),
      bestSellers: z.array(topProduct.extend({ revenue: amountOut })),
    }),
  },
  listUsers: { query: userQuery, data: users },
  listPremiumUsers: { query: userQuery, data: users },
  getUser: { params: idParams, data: z.object({ user }) },
  setUserStatus: {
    params: idParams,
    body: z.object({ status: z.enum(USER_STATUSES) }),
    data: z.object({ user }),
  },
  setUserPremium: {
    params: idParams,
    body: z.object({
      action: z.enum(PREMIUM_ACTIONS),
      duration: z.number().int().min(1).max(120).optional(),
    }),
    data: z.object({ user }),
  },
  getAdminPaymentSettings: { params: z.object({ platform }), data: z.object({ settings: paymentSettings }) },
  updatePaymentSettings: {
    params: z.object({ platform }),
    body: z.object({
      currency: currency.optional(),
      paypal: z
        .object({ enabled: z.boolean(), email: email.or(z.literal('')), instructions: text(2000) })
        .partial()
        .optional(),
      bankTransfer: z
        .object({
          enabled: z.boolean(),
          bankName: text(200),
          accountHolder: text(200),
          iban: text(50),
          bic: text(20),
          instructions: text(2000),
        })
        .partial()
        .optional(),
      shippingRules: z
        .object({
          freeShippingThreshold: amount,
          standardShippingCost: amount,
          expeditedShippingCost: amount,
        })
        .partial()
        .optional(),
      taxRate: z.number().min(0).max(100).optional(),
    }),
    data: z.object({ settings: paymentSettings }),
  },
}
