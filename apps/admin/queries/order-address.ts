import type { Query } from '@/contract/wire'
import { DATE_RANGES, ORDER_STATUSES } from '@/domain/order'
import { PLATFORMS } from '@/domain/platform'
import type { OrderFilters } from '@/screens/admin/orders-types'
import { useAddress } from './use-address'

/** Filters, page and open order. */
export function useOrderAddress() {
  const { text, choice, page, setPage, setFilters, open } = useAddress()
  const filters: OrderFilters = {
    search: text('search'),
    status: choice('status', ORDER_STATUSES),
    platform: choice('platform', PLATFORMS),
    range: choice('range', DATE_RANGES),
  }
  const query: Query<'listOrders'> = {
    page,
    search: filters.search.trim(),
    status: filters.status,
    platform: filters.platform,
    dateRange: filters.range,
  }
  return {
    filters,
    query,
    selectedId: text('order') || undefined,
    // A filter that is left out is taken back.
    setFilters: (next: OrderFilters) =>
      setFilters({ search: next.search, status: next.status, platform: next.platform, range: next.range }),
    setPage,
    select: (id: string | undefined) => open('order', id),
  }
}
