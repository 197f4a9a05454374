import { useQuery } from '@tanstack/react-query'
import { getDashboard } from '@/client/analytics/analytics'
import { http } from '../http'
import { useAnalytics } from './analytics'
import { useOrders } from './orders'

export const useDashboard = () => useQuery({ queryKey: ['dashboard'], queryFn: () => getDashboard(http) })

/** Revenue of the last 30 days (A9: default period). */
export const useMonth = () => useAnalytics('30d')

/** GET /admin/orders?limit=5 (decisions §8). */
export const useRecentOrders = () => useOrders({ limit: 5 })
