import * as z from 'zod/mini'
import type { Query } from '@/contract/shared/dto'
import { ORDER_SORTS, ORDER_STATUS_FILTERS, PAYMENT_STATUSES, type OrderSort } from '@/shop/orders/order'
import { DATE_RANGES } from '@/shop/orders/date-range'
import { PLATFORMS } from '@/shop/shared/platform'
import type { OrderFilters, OrdersView } from '@/screens/admin/orders/orders-types'
import { ids, itemId, oneOfParam, textParam, useListParams } from '../../shared/section-params'

const STANDARD: OrderSort = 'newest'
const FILTERS = z.object({
  search: textParam,
  status: oneOfParam(ORDER_STATUS_FILTERS),
  platform: oneOfParam(PLATFORMS),
  range: oneOfParam(DATE_RANGES),
  payment: oneOfParam(PAYMENT_STATUSES),
  customer: itemId,
})
const OTHERS = z.object({ sort: z.catch(z.enum(ORDER_SORTS), STANDARD), selected: ids, order: itemId })

/** Filters, sort, page, selection and the open order. Changing the list clears the selection. */
export function useOrderParams() {
  const { filters, params, page, change, setFilters, open } = useListParams(FILTERS, OTHERS)
  const { sort } = params
  const query: Query<'listOrders'> = {
    page,
    search: filters.search.trim(),
    status: filters.status,
    platform: filters.platform,
    dateRange: filters.range,
    paymentStatus: filters.payment,
    user: filters.customer,
    sort: sort === STANDARD ? undefined : sort,
  }
  return {
    filters,
    sort,
    query,
    selectedIds: params.selected,
    openId: params.order,
    setFilters: (next: OrderFilters) => setFilters(next, { selected: [] }),
    setSort: (next: OrderSort) => change({ sort: next, selected: [], page: 1 }),
    setView: (next: Pick<OrdersView, 'filters' | 'sort'>) =>
      setFilters(next.filters, { sort: next.sort, selected: [] }),
    setPage: (next: number, options?: { replace?: boolean }) => change({ page: next, selected: [] }, options),
    /** Replaces the history entry: Back should not step through selections. */
    setSelection: (next: readonly string[]) => change({ selected: [...next] }, { replace: true }),
    /** Shows the newest orders; selection and the open order are kept. */
    toNewest: () => change({ sort: STANDARD, page: 1 }),
    select: (id: string | undefined) => open('order', id),
  }
}
