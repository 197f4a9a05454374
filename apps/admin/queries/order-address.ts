import { useSearchParams } from 'react-router-dom'
import type { Query } from '@/contract/wire'
import { DATE_RANGES, ORDER_STATUSES } from '@/domain/order'
import { PLATFORMS } from '@/domain/platform'
import type { OrderFilters } from '@/screens/admin/orders-types'

const oneOf = <Value extends string>(values: readonly Value[], given: string | null): Value | undefined =>
  values.find((value) => value === given)

/** Filters, page and open order stand in the address, so that reload and Back restore them. */
export function useOrderAddress() {
  const [params, setParams] = useSearchParams()
  const filters: OrderFilters = {
    search: params.get('search') ?? '',
    status: oneOf(ORDER_STATUSES, params.get('status')),
    platform: oneOf(PLATFORMS, params.get('platform')),
    range: oneOf(DATE_RANGES, params.get('range')),
  }
  const page = Math.max(1, Math.floor(Number(params.get('page') ?? '1')) || 1)
  const change = (changes: Readonly<Record<string, string | undefined>>, replace = false) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(changes)) {
          if (value === undefined || value === '') next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace },
    )
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
    selectedId: params.get('order') ?? undefined,
    // Every letter of a search is not a place to go back to.
    setFilters: (next: OrderFilters) => change({ ...next, page: undefined }, next.search !== filters.search),
    setPage: (next: number) => change({ page: next > 1 ? String(next) : undefined }),
    select: (id: string | undefined) => change({ order: id }, id === undefined),
  }
}
