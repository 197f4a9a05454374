import { useQuery } from '@tanstack/react-query'
import { getAnalytics } from '@/client/analytics/analytics'
import type { AnalyticsScope } from '@/domain/analytics/analytics'
import { useHttp } from '../../app/application'

export function useAnalytics(scope: AnalyticsScope) {
  const http = useHttp()
  return useQuery({ queryKey: ['analytics', scope], queryFn: () => getAnalytics(http, scope) })
}
