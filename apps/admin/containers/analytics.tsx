import { AnalyticsScreen } from '@/screens/admin/analytics/analytics-screen'
import { useAnalytics, usePeriod } from '../queries/analytics'
import { itemState } from '../queries/states'

export default function AnalyticsContainer() {
  const { period, setPeriod } = usePeriod()
  const analytics = useAnalytics(period)
  return (
    <AnalyticsScreen
      state={itemState(analytics)}
      period={period}
      onPeriodChange={setPeriod}
      onRetry={() => void analytics.refetch()}
    />
  )
}
