import type { Data } from '@/contract/shared/dto'
import { calendarDay } from '@/domain/shared/dates'
import { toMajor } from '@/domain/shared/money'
import { PLATFORMS, platformTimeZone, type Platform } from '@/domain/shared/platform'
import type { Db } from '../../platform/db/open'
import * as repository from './analytics.repository'
import { shopCurrency } from '../payments/shop-currency.repository'
import { topProduct } from './dashboard'

type Analytics = Data<'getAnalytics'>

const DAYS = { '7d': 7, '30d': 30, '90d': 90 } as const
const BEST_SELLERS = 5

/** `count` calendar days of which the last one lies `ago` days back, oldest first. */
function daysUntil(today: string, ago: number, count: number): string[] {
  const last = Date.parse(`${today}T00:00:00Z`) - ago * 86_400_000
  return Array.from({ length: count }, (_, index) =>
    new Date(last - (count - 1 - index) * 86_400_000).toISOString().slice(0, 10),
  )
}

async function platformsOf(db: Db, days: repository.Days): Promise<Analytics['platforms']> {
  const rows = await repository.countByPlatform(db, days)
  const platforms: Analytics['platforms'] = []
  for (const platform of PLATFORMS) {
    const currency = await shopCurrency(db, platform)
    const own = rows.filter((row) => row.platform === platform)
    const revenue = own.find((row) => row.currency === currency)?.revenue ?? 0
    const orders = own.reduce((total, row) => total + row.orders, 0)
    platforms.push({ platform, orders, revenue: toMajor(revenue), currency })
  }
  return platforms
}

/** Without a platform the amounts are those in euros and the days Berlin's. */
export async function analytics(
  db: Db,
  { period, platform }: { readonly period: keyof typeof DAYS; readonly platform?: Platform | undefined },
  now: Date,
): Promise<Analytics> {
  const timeZone = platformTimeZone[platform ?? 'germany']
  const currency = platform === undefined ? 'EUR' : await shopCurrency(db, platform)
  const today = calendarDay(now, timeZone)
  const days = daysUntil(today, 0, DAYS[period])
  const previousDays = daysUntil(today, DAYS[period], DAYS[period])
  const [first = today] = days
  const [firstBefore = first] = previousDays
  const zoneOf = platform ?? 'germany'
  const present = { zoneOf, first, last: today }
  const rows = await repository.countByDay(db, {
    platform,
    currency,
    days: { ...present, first: firstBefore },
  })
  const byDay = new Map(rows.map((row) => [row.day, row]))
  const revenueOf = (date: string) => ({ date, amount: toMajor(byDay.get(date)?.revenue ?? 0) })
  const bestSellers = await repository.findBestSellers(
    db,
    { platform, currency, days: present },
    BEST_SELLERS,
  )
  return {
    period,
    revenue: days.map(revenueOf),
    previousRevenue: previousDays.map(revenueOf),
    orders: days.map((date) => ({ date, count: byDay.get(date)?.orders ?? 0 })),
    platforms: await platformsOf(db, present),
    bestSellers: bestSellers.map(({ product, units, revenue }) => ({
      ...topProduct(product, platform),
      salesCount: units,
      revenue: toMajor(revenue),
    })),
  }
}
