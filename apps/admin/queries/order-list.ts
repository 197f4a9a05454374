import type { OrderSummary } from '@/domain/orders/order'
import type { OrderNotice, OrderView } from '@/screens/admin/orders/orders-types'
import { removeOrderView, saveOrderView, useOrderViews } from '../stores/order-views'
import type { useOrderAddress } from './order-address'
import { useOrderBulk } from './order-bulk'
import { useOrderExport } from './order-export'
import { useOrderNews } from './order-news'
import { useTickedOrders } from './order-ticks'
import { useOrders } from './orders'
import { listState } from './states'

const NONE: readonly OrderSummary[] = []

/** The list with everything that is done to many orders: views, ticks, bulk change, export, news. */
export function useOrderList(
  address: ReturnType<typeof useOrderAddress>,
  say: (notice: OrderNotice) => void,
) {
  const { filters, sort, query, setTicked } = address
  const orders = useOrders(query)
  const rows = orders.data?.items ?? NONE
  const ticked = useTickedOrders(rows, address.tickedIds)
  // While a list is on its way the rows are another one's, and tell nothing of how new it is.
  const { news, markRead } = useOrderNews(query, orders.isPlaceholderData ? NONE : rows)
  const { views } = useOrderViews()
  const refresh = () => {
    markRead()
    void orders.refetch()
  }
  return {
    state: listState(orders),
    filters,
    sort,
    ticked: ticked.map(({ id }) => id),
    news,
    views,
    ...useOrderBulk({ ticked, setTicked, say }),
    ...useOrderExport(query, say),
    onFiltersChange: address.setFilters,
    onSortChange: address.setSort,
    onPageChange: address.setPage,
    onTick: setTicked,
    onRetry: () => void orders.refetch(),
    onRefresh: refresh,
    onNewsLoad: () => {
      if (query.page !== 1 || query.sort !== undefined) address.toNewest()
      refresh()
    },
    onViewApply: address.setView,
    onViewSave: (name: string) => {
      const view: OrderView = { name, filters, sort }
      say({ code: saveOrderView(view) ? 'viewSaved' : 'viewKept' })
    },
    onViewRemove: (name: string) => void removeOrderView(name),
  }
}
