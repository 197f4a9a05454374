import { keepPreviousData, useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Http } from '@/client'
import { assignCargo, countOrders, getOrder, listOrders } from '@/shop/orders/admin-orders.client'
import type { Body, Query } from '@/contract/shared/dto'
import { listActiveCargo } from '@/shop/cargo/cargo.client'
import { PLATFORMS } from '@/shop/shared/platform'
import type { AdminOrder } from '@/shop/orders/admin-order'
import { useHttp } from '../../app/application'

export const orderKeys = {
  all: ['orders'] as const,
  list: (filters: Query<'listOrders'>) => ['orders', 'list', filters] as const,
  counts: ['orders', 'counts'] as const,
  /** Not below `all`: new orders are polled, not refetched after every change. */
  news: (filters: Query<'listOrders'>) => ['order-news', filters] as const,
  one: (id: string) => ['orders', 'one', id] as const,
}

/** @param every interval of being read again while the tab is visible, in ms */
export function useOrders(
  filters: Query<'listOrders'>,
  { every, enabled = true }: { every?: number; enabled?: boolean } = {},
) {
  const http = useHttp()
  return useQuery({
    queryKey: orderKeys.list(filters),
    queryFn: () => listOrders(http, filters),
    placeholderData: keepPreviousData,
    enabled,
    ...(every !== undefined && { refetchInterval: every }),
  })
}

/** Number of orders per view. */
export function useOrderCounts() {
  const http = useHttp()
  return useQuery({ queryKey: orderKeys.counts, queryFn: () => countOrders(http) })
}

/** Number of orders that each query finds; undefined until it is known. */
export function useOrderTotals(queries: readonly Query<'listOrders'>[]): readonly (number | undefined)[] {
  const http = useHttp()
  return useQueries({
    queries: queries.map((query) => {
      const first = { ...query, limit: 1 }
      return { queryKey: orderKeys.list(first), queryFn: () => listOrders(http, first) }
    }),
    combine: (found) => found.map(({ data }) => data?.total),
  })
}

export function useOrder(id: string | undefined) {
  const http = useHttp()
  return useQuery({
    queryKey: orderKeys.one(id ?? ''),
    queryFn: () => getOrder(http, id ?? ''),
    enabled: id !== undefined,
  })
}

/**
 * A change of one order: its response updates the detail, and all lists are invalidated. A failed one refetches the
 * order too: somebody else may have changed it, or only the response was lost.
 */
export function useOrderChange<Input>(change: (http: Http, input: Input) => Promise<AdminOrder>) {
  const http = useHttp()
  const queries = useQueryClient()
  const refetch = () => queries.invalidateQueries({ queryKey: orderKeys.all })
  return useMutation({
    mutationFn: (input: Input) => change(http, input),
    onSuccess: (order) => {
      queries.setQueryData(orderKeys.one(order.id), order)
      return refetch()
    },
    // Not awaited: the failure is shown at once.
    onError: () => void refetch(),
  })
}

type AssignmentInput = Body<'assignCargo'> & { readonly id: string }
export const useAssignCargo = () =>
  useOrderChange((http, { id, ...assignment }: AssignmentInput) => assignCargo(http, id, assignment))

/** Active cargo companies of all platforms, each once. */
export function useCarriers(enabled = true): readonly { readonly id: string; readonly name: string }[] {
  const http = useHttp()
  const found = useQueries({
    queries: PLATFORMS.map((platform) => ({
      queryKey: ['cargo', 'active', platform],
      queryFn: () => listActiveCargo(http, platform),
      enabled,
    })),
  })
  const byId = new Map(found.flatMap(({ data }) => data ?? []).map((company) => [company.id, company]))
  return [...byId.values()].toSorted((one, other) => one.name.localeCompare(other.name))
}
