import { useFormat, useWords } from '../../../i18n'
import type { Analytics } from '../../../domain/analytics/back-office'
import { StatCard } from '../../../ui/stat-card'
import { averageBasket, changePercent, totalOf } from './analytics-sums'
import { figureGrid } from '../shared/figure-grid'

const directionOf = (percent: number) => (percent > 0 ? 'up' : percent < 0 ? 'down' : 'flat')

/** Sums of the period, revenue compared with the period before. */
export function AnalyticsFigures({ analytics }: { analytics: Analytics | undefined }) {
  const words = useWords('adminReports')
  const format = useFormat()
  const euro = (amount: number) => format.money({ amount, currency: 'EUR' })
  const revenue = totalOf(analytics?.revenue ?? [])
  const previous = totalOf(analytics?.previousRevenue ?? [])
  const percent = changePercent(revenue, previous)
  const basket = averageBasket(analytics?.platforms ?? [])
  const orders = (analytics?.orders ?? []).reduce((sum, { count }) => sum + count, 0)
  const loading = !analytics
  return (
    <section aria-label={words('analytics.figures')} className={figureGrid}>
      <StatCard
        label={words('analytics.revenue')}
        loading={loading}
        value={euro(revenue)}
        trend={
          percent === undefined
            ? undefined
            : {
                text:
                  (percent > 0 ? '+' : percent < 0 ? '−' : '') +
                  words('analytics.percent', { value: format.number(Math.abs(percent)) }),
                direction: directionOf(percent),
              }
        }
        hint={words('analytics.comparedWith', { amount: euro(previous) })}
      />
      <StatCard
        label={words('analytics.difference')}
        loading={loading}
        value={euro(revenue - previous)}
        hint={words('analytics.differenceHint')}
      />
      <StatCard label={words('analytics.orders')} loading={loading} value={format.number(orders)} />
      <StatCard
        label={words('analytics.average')}
        loading={loading}
        value={basket === undefined ? '–' : euro(basket)}
        hint={words('analytics.averageHint')}
      />
    </section>
  )
}
