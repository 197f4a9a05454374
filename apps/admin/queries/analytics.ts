import { useQuery } from '@tanstack/react-query'
import { getAnalytics } from '@/client/analytics/analytics'
import { ANALYTICS_PERIODS, type AnalyticsPeriod } from '@/domain/analytics/analytics'
import { http } from '../http'
import { useAddress } from './use-address'

/** A9: the last 30 days unless said otherwise. */
const DEFAULT_PERIOD = '30d'

export const useAnalytics = (period: AnalyticsPeriod) =>
  useQuery({ queryKey: ['analytics', period], queryFn: () => getAnalytics(http, period) })

/** The period stands in the address. */
export function usePeriod() {
  const { choice, change } = useAddress()
  return {
    period: choice('period', ANALYTICS_PERIODS) ?? DEFAULT_PERIOD,
    setPeriod: (period: AnalyticsPeriod) =>
      change({ period: period === DEFAULT_PERIOD ? undefined : period }),
  }
}
