import type { Data } from '@/contract/shared/dto'
import { calendarDay } from '@/shop/shared/dates'
import { toMajor } from '@/shop/shared/money'
import { MAX_ANALYTICS_DAYS, type AnalyticsPeriod, type AnalyticsScope } from '@/shop/analytics/analytics'
import { PLATFORMS, platformTimeZone, type Platform } from '@/shop/shared/platform'
import { invalidField } from '../../platform/http/errors'
import type { Db } from '../../platform/db/open'
import * as repository from './analytics.repository'
import { findInterest } from '../catalogue/interest.repository'
import { findBestSellers, findMainPlatforms } from './best-sellers.repository'
import { shopCurrency } from '../payments/shop-currency.repository'
import { topProduct } from './dashboard'

type Analytics = Data<'getAnalytics'>

const DAYS: Readonly<Record<AnalyticsPeriod, number>> = { '7d': 7, '30d': 30, '90d': 90 }
const MONTHS = 12
const DAY_MS = 86_400_000
const BEST_SELLERS = 5

/** `count` calendar days, the last one `ago` days before `today`, oldest first. */
function daysUntil(today: string, ago: number, count: number): string[] {
  const last = Date.parse(`${today}T00:00:00Z`) - ago * DAY_MS
  return Array.from({ length: count }, (_, index) =>
    new Date(last - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
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

/** The requested days. @throws ApiError VALIDATION if only one end is given or the range is invalid */
function rangeOf({ period = '30d', from, to }: AnalyticsScope, today: string) {
  if (from === undefined && to === undefined)
    return { period: String(period), days: daysUntil(today, 0, DAYS[period]) }
  if (from === undefined || to === undefined)
    throw invalidField(from === undefined ? 'from' : 'to', 'missing')
  const count = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  if (count < 1 || count > MAX_ANALYTICS_DAYS) throw invalidField('to', `1 to ${MAX_ANALYTICS_DAYS} days`)
  return { period: 'custom', days: daysUntil(to, 0, count) }
}

/** The last twelve calendar months `YYYY-MM` up to the current one, oldest first. */
function monthsUntil(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - MONTHS + index, 1)).toISOString().slice(0, 7),
  )
}

/** Without a platform, days are those of Berlin and amounts are in euros, unless another currency is requested. */
export async function analytics(db: Db, scope: AnalyticsScope, now: Date): Promise<Analytics> {
  const { platform } = scope
  const zoneOf = platform ?? 'germany'
  const currency = scope.currency ?? (platform === undefined ? 'EUR' : await shopCurrency(db, platform))
  const today = calendarDay(now, platformTimeZone[zoneOf])
  const { period, days } = rangeOf(scope, today)
  const [first = today] = days
  const last = days.at(-1) ?? today
  const previousDays = daysUntil(last, days.length, days.length)
  const [firstBefore = first] = previousDays
  const present = { zoneOf, first, last } as const
  const asked = { platform, currency }
  const months = monthsUntil(today)
  const year = { zoneOf, first: `${months[0] ?? ''}-01`, last: today } as const
  const [rows, monthRows, platforms, bestSellers] = await Promise.all([
    repository.countByDay(db, { ...asked, days: { ...present, first: firstBefore } }),
    repository.countByMonth(db, { ...asked, days: year }),
    platformsOf(db, present),
    findBestSellers(db, { ...asked, days: present }, BEST_SELLERS),
  ])
  const best = bestSellers.map(({ product }) => product.id)
  const interest = await findInterest(db, best, present)
  const soldOn =
    platform === undefined ? await findMainPlatforms(db, best, present) : new Map<string, Platform>()
  const byDay = new Map(rows.map((row) => [row.day, row]))
  const revenueOf = (date: string) => ({ date, amount: toMajor(byDay.get(date)?.revenue ?? 0) })
  const byMonth = new Map(monthRows.map((row) => [row.month, row]))
  return {
    period,
    from: first,
    to: last,
    currency,
    months: months.map((month) => ({
      month,
      amount: toMajor(byMonth.get(month)?.revenue ?? 0),
      orders: byMonth.get(month)?.orders ?? 0,
    })),
    revenue: days.map(revenueOf),
    previousRevenue: previousDays.map(revenueOf),
    orders: days.map((date) => ({ date, count: byDay.get(date)?.orders ?? 0 })),
    platforms,
    bestSellers: bestSellers.map(({ product, units, revenue }) => ({
      ...topProduct(product, platform ?? soldOn.get(product.id)),
      salesCount: units,
      revenue: toMajor(revenue),
      ...(interest.get(product.id) ?? { cartAdds: 0, wishes: 0 }),
    })),
  }
}
