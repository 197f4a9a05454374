import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listOrders } from '@/client/orders/admin-orders'
import type { Query } from '@/contract/shared/dto'
import type { OrderSummary } from '@/domain/orders/order'
import type { OrderNews } from '@/screens/admin/orders/orders-types'
import { useHttp } from '../../app/application'
import { newestOf, newOrders } from './new-orders'
import { orderKeys } from './queries'

/** How often is asked while the tab is visible, in ms. */
const EVERY = 30_000
/** New orders are counted up to here. */
const LIMIT = 20

/**
 * Orders of the filters that came in since the list was read: asked every 30 s while the tab is visible and when
 * it becomes so again. Failing is no news.
 */
export function useOrderNews({ page, sort, ...filters }: Query<'listOrders'>, rows: readonly OrderSummary[]) {
  const http = useHttp()
  const key = JSON.stringify(filters)
  const { data } = useQuery({
    queryKey: orderKeys.news(filters),
    queryFn: () => listOrders(http, { ...filters, page: 1, limit: LIMIT }),
    refetchInterval: EVERY,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  })
  const [read, setRead] = useState({ key: '', until: '' })
  const items = data?.items
  // Only the first page, newest first, shows how new the list itself is.
  const shown = page === 1 && sort === undefined ? newestOf(rows) : ''
  // Of another list all is taken as read that the first answer holds; of this one an order may have come in between.
  if (items && (read.key !== key || shown > read.until)) setRead({ key, until: shown || newestOf(items) })
  const count = items && read.key === key ? newOrders(items, rows, read.until).length : 0
  const news: OrderNews = { count, more: count === LIMIT }
  return { news, markRead: () => setRead({ key, until: newestOf(items ?? []) }) }
}
