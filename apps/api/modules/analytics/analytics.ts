import type { Data } from '@/contract/shared/dto'
import { calendarDay, startOfDay } from '@/domain/shared/dates'
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

/** The instants between which these days lie. */
function spanOf(days: readonly string[], timeZone: string): repository.Span {
  const [first = [1970, 1, 1]] = days.map((day) => day.split('-').map(Number))
  const [year = 1970, month = 1, day = 1] = first
  return {
    from: startOfDay(year, month, day, timeZone),
    to: startOfDay(year, month, day + days.length, timeZone),
  }
}

async function platformsOf(db: Db, span: repository.Span): Promise<Analytics['platforms']> {
  const rows = await repository.countByPlatform(db, span)
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
  const span = spanOf(days, timeZone)
  const scope = { platform, currency, timeZone, from: spanOf(previousDays, timeZone).from, to: span.to }
  const byDay = new Map((await repository.countByDay(db, scope)).map((row) => [row.day, row]))
  const revenueOf = (date: string) => ({ date, amount: toMajor(byDay.get(date)?.revenue ?? 0) })
  const bestSellers = await repository.findBestSellers(db, { ...scope, ...span }, BEST_SELLERS)
  return {
    period,
    revenue: days.map(revenueOf),
    previousRevenue: previousDays.map(revenueOf),
    orders: days.map((date) => ({ date, count: byDay.get(date)?.orders ?? 0 })),
    platforms: await platformsOf(db, span),
    bestSellers: bestSellers.map(({ product, units, revenue }) => ({
      ...topProduct(product, platform),
      salesCount: units,
      revenue: toMajor(revenue),
    })),
  }
}
