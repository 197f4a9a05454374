import { lazy, Suspense } from 'react'
import { useFormat, useTranslations } from '@/i18n'
import type { Analytics } from '@/shop/analytics/analytics'
import { ChartFrame } from '@/ui/chart-frame'
import { ChartLegend } from '@/ui/chart-legend'
import { ErrorState } from '@/ui/error-state'
import { TrendChart } from '@/ui/trend-chart'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import type { ItemState } from '../shared/lists/list-state'

/** Loaded by who looks at the numbers instead of the chart. */
const RevenueTable = lazy(() => import('./revenue-table').catch(() => ({ default: TableFailure })))

const HEIGHT = 392

interface RevenuePanelProps {
  state: ItemState<Analytics>
  onRetry?: () => void
}

/** Revenue per day and of the previous period, as a chart or table. */
export function RevenuePanel({ state, onRetry }: RevenuePanelProps) {
  const t = useTranslations('adminReports')
  const format = useFormat()
  const days = state.status === 'ready' ? state.item : undefined
  return (
    <ChartFrame
      title={
        days
          ? t('analytics.revenueIn', {
              from: format.date(days.from, 'day'),
              to: format.date(days.to, 'day'),
              currency: days.currency,
            })
          : t('analytics.revenue')
      }
      className="max-md:-mx-4 max-md:rounded-none max-md:border-x-0"
      legend={
        <ChartLegend
          items={[
            { label: t('analytics.current'), shape: 'line' },
            { label: t('analytics.previous'), shape: 'dotted' },
          ]}
        />
      }
      table={
        state.status === 'ready' ? (
          <div className="*:max-h-107">
            <Suspense fallback={<Skeleton shape="block" style={{ height: HEIGHT }} />}>
              <RevenueTable analytics={state.item} />
            </Suspense>
          </div>
        ) : undefined
      }
    >
      {state.status === 'error' && (
        <ErrorState
          density="admin"
          headingLevel={3}
          title={state.message ?? t('analytics.loadFailed')}
          onRetry={onRetry}
          retrying={state.retrying}
        />
      )}
      {state.status === 'loading' && (
        <LoadingRegion>
          <Skeleton shape="block" style={{ height: HEIGHT }} />
        </LoadingRegion>
      )}
      {state.status === 'ready' && <RevenueChart analytics={state.item} />}
    </ChartFrame>
  )
}

function TableFailure() {
  const t = useTranslations('adminReports')
  return <ErrorState density="admin" headingLevel={3} title={t('analytics.loadFailed')} />
}

function RevenueChart({ analytics: { revenue, previousRevenue, currency } }: { analytics: Analytics }) {
  const t = useTranslations('adminReports')
  const format = useFormat()
  const money = (amount: number) => format.money({ amount, currency })
  const best = revenue.reduce((top, day) => (day.amount > (top?.amount ?? -1) ? day : top), revenue[0])
  return (
    <TrendChart
      height={HEIGHT}
      label={t('analytics.chart', {
        total: money(revenue.reduce((sum, { amount }) => sum + amount, 0)),
        day: best ? format.date(best.date, 'day') : '–',
        best: money(best?.amount ?? 0),
      })}
      points={revenue.map(({ date, amount }, index) => ({
        label: format.date(date, 'day'),
        title: format.date(date, 'long'),
        current: amount,
        previous: previousRevenue[index]?.amount,
      }))}
      currentLabel={t('analytics.current')}
      previousLabel={t('analytics.previous')}
      formatValue={money}
      formatTick={(amount) => format.shortMoney({ amount, currency })}
      emptyText={t('analytics.none')}
    />
  )
}
