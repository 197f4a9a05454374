import { useFormat, useTranslations } from '@/i18n'
import type { Analytics } from '@/shop/analytics/analytics'
import type { Platform } from '@/shop/shared/platform'
import { StatCard } from '@/ui/stat-card'
import { averageBasket, changePercent, totalOf } from './analytics-sums'
import { statGrid } from '../shared/stat-grid'

const directionOf = (percent: number) => (percent > 0 ? 'up' : percent < 0 ? 'down' : 'flat')

interface AnalyticsTotalsProps {
  analytics: Analytics | undefined
  /** Missing for all platforms. */
  platform: Platform | undefined
}

/** Totals of the period; revenue is compared with the previous period. */
export function AnalyticsTotals({ analytics, platform }: AnalyticsTotalsProps) {
  const t = useTranslations('adminReports')
  const format = useFormat()
  const money = (amount: number) => format.money({ amount, currency: analytics?.currency ?? 'EUR' })
  const revenue = totalOf(analytics?.revenue ?? [])
  const previous = totalOf(analytics?.previousRevenue ?? [])
  const percent = changePercent(revenue, previous)
  const basket = analytics && averageBasket(analytics, platform)
  const orders = (analytics?.orders ?? []).reduce((sum, { count }) => sum + count, 0)
  const loading = !analytics
  return (
    <section aria-label={t('analytics.figures')} className={statGrid}>
      <StatCard
        label={t('analytics.revenue')}
        loading={loading}
        value={money(revenue)}
        trend={
          percent === undefined
            ? undefined
            : {
                text:
                  (percent > 0 ? '+' : percent < 0 ? '−' : '') +
                  t('analytics.percent', { value: format.number(Math.abs(percent)) }),
                direction: directionOf(percent),
              }
        }
        hint={t('analytics.comparedWith', { amount: money(previous) })}
      />
      <StatCard
        label={t('analytics.difference')}
        loading={loading}
        value={money(revenue - previous)}
        hint={t('analytics.differenceHint')}
      />
      <StatCard label={t('analytics.orders')} loading={loading} value={format.number(orders)} />
      <StatCard
        label={t('analytics.average')}
        loading={loading}
        value={basket === undefined ? '–' : money(basket)}
        hint={t('analytics.averageHint')}
      />
    </section>
  )
}
