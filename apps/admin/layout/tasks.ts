import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getTasks } from '@/shop/analytics/analytics.client'
import type { Section } from '@/screens/admin/layout/sections'
import { useHttp, useAdminSession } from '../app/application'
import { usePolling } from '../app/news'

/** Counts next to the sections, and new orders that arrived while another section is open. */
export function useTasks(section: Section) {
  const http = useHttp()
  const adminId = useAdminSession(({ admin }) => admin?._id)
  const [since, setSince] = useState<string>()
  const { data } = useQuery({
    // Every mutation invalidates this query, because it may change the open tasks.
    queryKey: ['tasks', adminId, since],
    queryFn: () => getTasks(http, since),
    enabled: adminId !== undefined,
    refetchInterval: usePolling(),
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    placeholderData: (before) => before && { ...before, newOrders: 0 },
  })
  const newest = data?.newestOrderAt ?? undefined
  // Orders of the first response, and those shown by the order list, are not new.
  if (newest !== undefined && newest !== since && (since === undefined || section === 'orders'))
    setSince(newest)
  const counts: Partial<Record<Section, number>> = data
    ? { orders: data.pendingOrders, returns: data.newReturns, products: data.lowStockProducts }
    : {}
  return {
    counts,
    news: section === 'orders' ? 0 : (data?.newOrders ?? 0),
    markRead: () => setSince(newest),
  }
}
