import { useFormat, useTranslations } from '../../../i18n'
import type { Analytics } from '../../../domain/analytics/analytics'
import { StatCard } from '../../../ui/stat-card'
import { averageBasket, changePercent, totalOf } from './analytics-sums'
import { statGrid } from '../shared/stat-grid'

const directionOf = (percent: number) => (percent > 0 ? 'up' : percent < 0 ? 'down' : 'flat')

/** Sums of the period, revenue compared with the period before. */
export function AnalyticsTotals({ analytics }: { analytics: Analytics | undefined }) {
  const t = useTranslations('adminReports')
  const format = useFormat()
  const euro = (amount: number) => format.money({ amount, currency: 'EUR' })
  const revenue = totalOf(analytics?.revenue ?? [])
  const previous = totalOf(analytics?.previousRevenue ?? [])
  const percent = changePercent(revenue, previous)
  const basket = averageBasket(analytics?.platforms ?? [])
  const orders = (analytics?.orders ?? []).reduce((sum, { count }) => sum + count, 0)
  const loading = !analytics
  return (
    <section aria-label={t('analytics.figures')} className={statGrid}>
      <StatCard
        label={t('analytics.revenue')}
        loading={loading}
        value={euro(revenue)}
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
        hint={t('analytics.comparedWith', { amount: euro(previous) })}
      />
      <StatCard
        label={t('analytics.difference')}
        loading={loading}
        value={euro(revenue - previous)}
        hint={t('analytics.differenceHint')}
      />
      <StatCard label={t('analytics.orders')} loading={loading} value={format.number(orders)} />
      <StatCard
        label={t('analytics.average')}
        loading={loading}
        value={basket === undefined ? '–' : euro(basket)}
        hint={t('analytics.averageHint')}
      />
    </section>
  )
}
