import { useQuery } from '@tanstack/react-query'
import { getAnalytics } from '@/client/analytics/analytics'
import type { AnalyticsPeriod } from '@/domain/analytics/analytics'
import { useHttp } from '../../app/application'

export function useAnalytics(period: AnalyticsPeriod) {
  const http = useHttp()
  return useQuery({ queryKey: ['analytics', period], queryFn: () => getAnalytics(http, period) })
}
