import type { Query } from '@/contract/shared/dto'
import { DATE_RANGES } from '@/domain/orders/date-range'
import { ORDER_SORTS, ORDER_STATUSES, PAYMENT_STATUSES, type OrderSort } from '@/domain/orders/order'
import { PLATFORMS } from '@/domain/shared/platform'
import type { OrderFilters, OrderView } from '@/screens/admin/orders/orders-types'
import { useAddress } from './use-address'

const STANDARD: OrderSort = 'newest'

/** Filters, sort, page, ticked orders and the open one. What is ticked ends with the list that it was ticked in. */
export function useOrderAddress() {
  const { text, choice, change, page, setFilters, open } = useAddress()
  const filters: OrderFilters = {
    search: text('search'),
    status: choice('status', ORDER_STATUSES),
    platform: choice('platform', PLATFORMS),
    range: choice('range', DATE_RANGES),
    payment: choice('payment', PAYMENT_STATUSES),
  }
  const sort = choice('sort', ORDER_SORTS) ?? STANDARD
  const query: Query<'listOrders'> = {
    page,
    search: filters.search.trim(),
    status: filters.status,
    platform: filters.platform,
    dateRange: filters.range,
    paymentStatus: filters.payment,
    sort: sort === STANDARD ? undefined : sort,
  }
  // A filter that is left out is taken back.
  const fieldsOf = ({ search, status, platform, range, payment }: OrderFilters) => ({
    ...{ search, status, platform, range, payment },
  })
  const sorted = (next: OrderSort) => (next === STANDARD ? undefined : next)
  return {
    filters,
    sort,
    query,
    tickedIds: text('ticked').split(',').filter(Boolean),
    selectedId: text('order') || undefined,
    setFilters: (next: OrderFilters) => setFilters({ ...fieldsOf(next), ticked: undefined }),
    setSort: (next: OrderSort) => change({ sort: sorted(next), page: undefined, ticked: undefined }),
    setView: (next: Pick<OrderView, 'filters' | 'sort'>) =>
      change({ ...fieldsOf(next.filters), sort: sorted(next.sort), page: undefined, ticked: undefined }),
    setPage: (next: number) => change({ page: next > 1 ? String(next) : undefined, ticked: undefined }),
    /** Ticking is no place to go back to. */
    setTicked: (ids: readonly string[]) => change({ ticked: ids.join(',') }, true),
    /** To where new orders stand; what is ticked or open stays. */
    toNewest: () => change({ sort: undefined, page: undefined }),
    select: (id: string | undefined) => open('order', id),
  }
}
