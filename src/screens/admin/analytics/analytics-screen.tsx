/**
 * Analytics: revenue, orders, platforms and best sellers of a period; age, gender and traffic are sample data.
 * States: loading, error, ready (also without any order).
 */
import type { ComponentProps } from 'react'
import { ChartIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { ANALYTICS_PERIODS, type Analytics, type AnalyticsScope } from '@/shop/analytics/analytics'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { SegmentedControl } from '@/ui/segmented-control'
import { AnalyticsScopeBar } from './analytics-scope'
import { AnalyticsTotals } from './analytics-totals'
import { AnalyticsPlatforms } from './analytics-platforms'
import { AnalyticsSamples } from './analytics-samples'
import { AnalyticsSellers } from './analytics-sellers'
import type { ItemState } from '../shared/lists/list-state'
import { MonthsPanel } from './months-panel'
import { OrdersChartPanel } from './orders-chart-panel'
import { Panel } from '../shared/panel'
import { RevenuePanel } from './revenue-panel'
import { ScreenHeader } from '../shared/screen-header'

export interface AnalyticsScreenProps {
  state: ItemState<Analytics>
  /** Requested scope; without dates, `period` applies. */
  scope: AnalyticsScope
  /** Selectable months `YYYY-MM`, newest first. */
  months: readonly string[]
  onScopeChange: (scope: AnalyticsScope) => void
  onExport: () => void
  onRetry: () => void
}

export function AnalyticsScreen(props: AnalyticsScreenProps) {
  const { state, scope, onScopeChange, onRetry } = props
  const hasDays = scope.from !== undefined || scope.to !== undefined
  const t = useTranslations('adminReports')
  return (
    <>
      <ScreenHeader title={t('analytics.title')}>
        <SegmentedControl
          size="admin"
          aria-label={t('analytics.period')}
          options={ANALYTICS_PERIODS.map((value) => ({
            value,
            label: t(`analytics.periods.${value}`),
          }))}
          value={hasDays ? '' : (scope.period ?? '30d')}
          onValueChange={(value) =>
            onScopeChange({
              ...scope,
              from: undefined,
              to: undefined,
              period: ANALYTICS_PERIODS.find((each) => each === value),
            })
          }
        />
      </ScreenHeader>
      <AnalyticsScopeBar {...props} canExport={state.status === 'ready'} />
      {state.status === 'error' ? (
        <Panel edge={false}>
          <ErrorState
            density="admin"
            title={state.message ?? t('analytics.loadFailed')}
            onRetry={onRetry}
            retrying={state.retrying}
          />
        </Panel>
      ) : (
        <Totals analytics={state.status === 'ready' ? state.item : undefined} platform={scope.platform} />
      )}
      <AnalyticsSamples />
    </>
  )
}

function Totals({ analytics, platform }: ComponentProps<typeof AnalyticsTotals>) {
  const t = useTranslations('adminReports')
  if (analytics && analytics.orders.every(({ count }) => count === 0))
    return (
      <Panel edge={false}>
        <EmptyState density="admin" drawing={<ChartIcon size="l" />} title={t('analytics.none')}>
          {t('analytics.noneHint')}
        </EmptyState>
      </Panel>
    )
  return (
    <>
      <AnalyticsTotals analytics={analytics} platform={platform} />
      <div className="mt-4 grid gap-4 xl:grid-cols-[minmax(0,1fr)_23.25rem]">
        <RevenuePanel state={analytics ? { status: 'ready', item: analytics } : { status: 'loading' }} />
        {analytics && <AnalyticsPlatforms platforms={analytics.platforms} />}
      </div>
      <div className="mt-4 grid gap-4 xl:grid-cols-2">
        <OrdersChartPanel orders={analytics?.orders} />
        {analytics && <AnalyticsSellers analytics={analytics} />}
      </div>
      {analytics && <MonthsPanel analytics={analytics} />}
    </>
  )
}
