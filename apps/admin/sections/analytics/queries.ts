import { useQuery } from '@tanstack/react-query'
import { getAnalytics } from '@/shop/analytics/analytics.client'
import type { AnalyticsScope } from '@/shop/analytics/analytics'
import { useHttp } from '../../app/application'

export function useAnalytics(scope: AnalyticsScope) {
  const http = useHttp()
  return useQuery({ queryKey: ['analytics', scope], queryFn: () => getAnalytics(http, scope) })
}
