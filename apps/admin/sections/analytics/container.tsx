import * as z from 'zod/mini'
import { ANALYTICS_PERIODS } from '@/domain/analytics/analytics'
import { AnalyticsScreen } from '@/screens/admin/analytics/analytics-screen'
import { itemState } from '../../shared/query-states'
import { useSectionParams } from '../../shared/section-params'
import { useAnalytics } from './queries'

const PARAMS = z.object({ period: z.catch(z.enum(ANALYTICS_PERIODS), '30d') })

export default function AnalyticsContainer() {
  const { params, change } = useSectionParams(PARAMS)
  const analytics = useAnalytics(params.period)
  return (
    <AnalyticsScreen
      state={itemState(analytics)}
      period={params.period}
      onPeriodChange={(period) => change({ period })}
      onRetry={() => void analytics.refetch()}
    />
  )
}
