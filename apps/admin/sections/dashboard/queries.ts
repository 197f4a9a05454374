import { useQuery } from '@tanstack/react-query'
import { getDashboard } from '@/client/analytics/analytics'
import { useHttp } from '../../app/application'

export function useDashboard() {
  const http = useHttp()
  return useQuery({ queryKey: ['dashboard'], queryFn: () => getDashboard(http) })
}
