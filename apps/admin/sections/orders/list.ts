import type { OrderSummary } from '@/shop/orders/order'
import { usePageInRange } from '../../shared/use-page-in-range'
import { useSelectedRows } from '../../shared/use-selected-rows'
import { useOrderNews } from './news'
import type { useOrderParams } from './params'
import { useOrderCounts, useOrders } from './queries'

const NONE: readonly OrderSummary[] = []

type Params = ReturnType<typeof useOrderParams>

/** Rows of the list, those selected, and orders that arrived since. */
export function useOrderList(params: Params) {
  const { query } = params
  const orders = useOrders(query)
  const counts = useOrderCounts()
  usePageInRange(orders, params.setPage)
  const rows = orders.data?.items ?? NONE
  const selected = useSelectedRows(rows, params.selectedIds)
  // Placeholder rows belong to the previous list and do not show how recent this one is.
  const { news, markRead } = useOrderNews(query, orders.isPlaceholderData ? NONE : rows)
  const refresh = () => {
    markRead()
    void orders.refetch()
    void counts.refetch()
  }
  const loadNews = () => {
    if (query.page !== 1 || query.sort !== undefined) params.toNewest()
    refresh()
  }
  return { orders, counts: counts.data, rows, selected, news, refresh, loadNews }
}
