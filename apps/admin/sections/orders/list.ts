import type { OrderDocument } from '@/shop/orders/admin-order'
import type { OrderSummary } from '@/shop/orders/order'
import type { OrderNotice, OrdersView } from '@/screens/admin/orders/orders-types'
import { useStore } from 'zustand'
import { useAdminApplication } from '../../app/application'
import { listState } from '../../shared/query-states'
import { usePageInRange } from '../../shared/use-page-in-range'
import { useSelectedRows } from '../../shared/use-selected-rows'
import type { useOrderDocuments } from './documents'
import { useOrderBulk } from './bulk-change'
import { useOrderExport } from './export'
import { useOrderNews } from './news'
import type { useOrderParams } from './params'
import { useOrderCounts, useOrders } from './queries'

const NONE: readonly OrderSummary[] = []

/** The order list with views, selection, bulk changes, export and new orders. */
export function useOrderList(
  params: ReturnType<typeof useOrderParams>,
  documents: ReturnType<typeof useOrderDocuments>,
  show: (notice: OrderNotice) => void,
) {
  const { filters, sort, query, setSelection } = params
  const orders = useOrders(query)
  const counts = useOrderCounts()
  usePageInRange(orders, params.setPage)
  const rows = orders.data?.items ?? NONE
  const selected = useSelectedRows(rows, params.selectedIds)
  // Placeholder rows belong to the previous list and do not show how recent this one is.
  const { news, markRead } = useOrderNews(query, orders.isPlaceholderData ? NONE : rows)
  const { views, save, remove } = useStore(useAdminApplication().orderViews)
  const refresh = () => {
    markRead()
    void orders.refetch()
    void counts.refetch()
  }
  return {
    state: listState(orders),
    filters,
    sort,
    selected,
    selection: selected.map(({ id }) => id),
    news,
    views,
    counts: counts.data,
    ...useOrderBulk({ selection: selected, setSelection, show }),
    ...useOrderExport({ query, total: orders.data?.total, show }),
    making: documents.making,
    onDocumentsDownload: (kind: OrderDocument) => documents.many(selected, kind),
    onFiltersChange: params.setFilters,
    onSortChange: params.setSort,
    onPageChange: params.setPage,
    onSelectionChange: setSelection,
    onRetry: () => void orders.refetch(),
    onRefresh: refresh,
    onNewsLoad: () => {
      if (query.page !== 1 || query.sort !== undefined) params.toNewest()
      refresh()
    },
    onViewApply: params.setView,
    onViewSave: (name: string) => {
      const view: OrdersView = { name, filters, sort }
      show({ code: save(view) ? 'viewSaved' : 'viewKept' })
    },
    onViewRemove: remove,
  }
}
