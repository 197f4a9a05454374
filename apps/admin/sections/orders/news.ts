import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listOrders } from '@/shop/orders/admin-orders.client'
import type { Query } from '@/contract/shared/dto'
import type { OrderSummary } from '@/shop/orders/order'
import type { OrderNews } from '@/screens/admin/orders/orders-types'
import { useHttp } from '../../app/application'
import { usePolling } from '../../app/news'
import { newestOf, newOrders } from './new-orders'
import { orderKeys } from './queries'

/** New orders are counted up to this number. */
const LIMIT = 20

/**
 * New orders matching the filters since the list was loaded. Read again when the stream of events tells of them and when the
 * tab becomes visible, without a stream every 30 s; failures are ignored.
 */
export function useOrderNews({ page, sort, ...filters }: Query<'listOrders'>, rows: readonly OrderSummary[]) {
  const http = useHttp()
  const key = JSON.stringify(filters)
  const { data } = useQuery({
    queryKey: orderKeys.news(filters),
    queryFn: () => listOrders(http, { ...filters, page: 1, limit: LIMIT }),
    refetchInterval: usePolling(),
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  })
  const [read, setRead] = useState({ key: '', until: '' })
  const items = data?.items
  // Only the first page, sorted by newest, shows how recent the list is.
  const shown = page === 1 && sort === undefined ? newestOf(rows) : ''
  // For another list, everything in the first response counts as read; for this one, orders may have arrived in
  // between.
  if (items && (read.key !== key || shown > read.until)) setRead({ key, until: shown || newestOf(items) })
  const count = items && read.key === key ? newOrders(items, rows, read.until).length : 0
  const news: OrderNews = { count, more: count === LIMIT }
  return { news, markRead: () => setRead({ key, until: newestOf(items ?? []) }) }
}
