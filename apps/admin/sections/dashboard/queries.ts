import { useQuery } from '@tanstack/react-query'
import { getDashboard } from '@/shop/analytics/analytics.client'
import { useHttp } from '../../app/application'

/** Orders arrive while the dashboard is open; in ms. */
export const RENEWED_EVERY = 60_000

export function useDashboard() {
  const http = useHttp()
  return useQuery({
    queryKey: ['dashboard'],
    queryFn: () => getDashboard(http),
    refetchInterval: RENEWED_EVERY,
  })
}
