import type { Data } from '@/contract/shared/dto'
import { calendarDay } from '@/shop/shared/dates'
import { toMajor } from '@/shop/shared/money'
import { CURRENCIES, platformTimeZone, type Currency, type Platform } from '@/shop/shared/platform'
import type { Db } from '../../platform/db/open'
import * as repository from './analytics.repository'
import { findMainPlatforms } from './best-sellers.repository'
import { findUnpaidHolds } from './unpaid-holds'
import { shopCurrency } from '../payments/shop-currency.repository'
import type { Product } from '../catalogue/products.repository'
import { priceFor } from '../catalogue/products.mapper'

type Stats = Data<'getDashboard'>['stats']
type OrderCounts = Awaited<ReturnType<typeof repository.countOrders>>

const DAY_MS = 86_400_000
const GROWTH_DAYS = 30
const TOP_PRODUCTS = 5

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Growth of new accounts in percent, to one decimal; 100 if there were none before. */
function growth(recent: number, previous: number): number {
  if (previous === 0) return recent > 0 ? 100 : 0
  return Math.round(((recent - previous) / previous) * 1000) / 10
}

/** Names the platform where it sold, with its price there. */
export function topProduct(product: Product, platform?: Platform) {
  const price = priceFor(product, platform) ?? product.prices[0]
  return {
    _id: product.id,
    name: product.fullName,
    platform: platform ?? price?.platform ?? product.platform,
    salesCount: product.salesCount,
    price: { amount: toMajor(price?.amount ?? 0), currency: price?.currency ?? 'EUR' },
  }
}

/** Total of one currency in major units. */
const money = (rows: OrderCounts, currency: Currency, key: 'revenue' | 'recentRevenue') =>
  toMajor(sum(rows.filter((row) => row.currency === currency).map((row) => row[key])))

async function platformStats(db: Db, all: OrderCounts, accounts: ReadonlyMap<Platform, number>) {
  const offers = new Map((await repository.countOffers(db)).map((row) => [row.platform, row.products]))
  const statsOf = async (platform: Platform) => {
    const currency = await shopCurrency(db, platform)
    const own = all.filter((row) => row.platform === platform)
    return {
      users: accounts.get(platform) ?? 0,
      orders: sum(own.map(({ orders }) => orders)),
      revenue: money(own, currency, 'revenue'),
      currency,
      products: offers.get(platform) ?? 0,
    }
  }
  return {
    germany: await statsOf('germany'),
    turkey: await statsOf('turkey'),
    mobile: await statsOf('mobile'),
  }
}

/** The month is the calendar month in Berlin. */
export async function dashboard(db: Db, now: Date): Promise<Stats> {
  const since = new Date(now.getTime() - GROWTH_DAYS * DAY_MS)
  const before = new Date(since.getTime() - GROWTH_DAYS * DAY_MS)
  const accounts = await repository.countAccounts(db)
  const recent = await repository.countNewAccounts(db, since)
  const previous = await repository.countNewAccounts(db, before, since)
  const month = `${calendarDay(now, platformTimeZone.germany).slice(0, 7)}-01`
  const all = await repository.countOrders(db, month)
  const mobile = all.filter(({ platform }) => platform === 'mobile')
  const usersOf = new Map(accounts.map(({ platform, total }) => [platform, total]))
  const top = await repository.findTopProducts(db, TOP_PRODUCTS)
  const soldOn = await findMainPlatforms(
    db,
    top.map(({ id }) => id),
  )
  const currencies = CURRENCIES.filter((currency) => all.some((row) => row.currency === currency))
  return {
    totalUsers: sum(accounts.map(({ total }) => total)),
    totalRevenue: money(all, 'EUR', 'revenue'),
    revenueByCurrency: currencies.map((currency) => ({ amount: money(all, currency, 'revenue'), currency })),
    totalOrders: sum(all.map(({ orders }) => orders)),
    userGrowth: growth(recent, previous),
    monthlySales: money(all, 'EUR', 'recentRevenue'),
    monthlyOrders: sum(all.map(({ recentOrders }) => recentOrders)),
    mobileMonthlySales: money(mobile, 'EUR', 'recentRevenue'),
    mobileMonthlyOrders: sum(mobile.map(({ recentOrders }) => recentOrders)),
    platformStats: await platformStats(db, all, usersOf),
    topProducts: top.map((product) => topProduct(product, soldOn.get(product.id))),
    ...(await repository.countTasks(db)),
    unpaidHolds: await findUnpaidHolds(db, now),
  }
}
