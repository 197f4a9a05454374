import { useQuery } from '@tanstack/react-query'
import { getAnalytics, getDashboard } from '@/client/back-office'
import { http } from '../http'
import { useOrders } from './orders'

export const useDashboard = () => useQuery({ queryKey: ['dashboard'], queryFn: () => getDashboard(http) })

/** Revenue of the last 30 days (A9: default period). */
export const useMonth = () =>
  useQuery({ queryKey: ['analytics', '30d'], queryFn: () => getAnalytics(http, '30d') })

/** GET /admin/orders?limit=5 (decisions §8). */
export const useRecentOrders = () => useOrders({ limit: 5 })
