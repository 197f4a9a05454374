import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listOrders } from '@/client/orders/admin-orders'
import type { ReturnRecord } from '@/shop/returns/returns'
import type { ReturnMatchingState } from '@/screens/admin/returns/returns-types'
import { useHttp } from '../../app/application'
import { isRefusal, listState } from '../../shared/query-states'
import { orderKeys } from '../orders/queries'
import { useMatchReturn } from './queries'

/** Orders shown by a search; if there are more, the search should be narrowed. */
const LIMIT = 5

/**
 * Finds and matches the order of a withdrawal without one. Starts with the customer's email, because order numbers
 * are mistyped more often.
 */
export function useMatching(item: ReturnRecord | undefined) {
  const http = useHttp()
  const isOpen = item?.status === 'new' && !item.order
  const [typed, setTyped] = useState<{ readonly of: string; readonly text: string }>()
  const own = typed?.of === item?.id ? typed : undefined
  const search = own?.text ?? item?.email ?? ''
  const query = { search, limit: LIMIT, page: 1 }
  const orders = useQuery({
    queryKey: orderKeys.list(query),
    queryFn: () => listOrders(http, query),
    // Only while typing: orders found for another withdrawal must not be chosen for this one.
    placeholderData: own && keepPreviousData,
    enabled: isOpen && search !== '',
  })
  const matching = useMatchReturn()
  const { error } = matching
  const state: ReturnMatchingState | undefined = isOpen
    ? {
        search,
        ...(search !== '' && { found: listState(orders) }),
        submitting: matching.isPending,
        failed: error !== null && !isRefusal(error),
      }
    : undefined
  return {
    state,
    /** Shown in the dialog, because the search disappears if somebody else was faster. */
    refusal: isRefusal(error) ? error : null,
    reset: matching.reset,
    match: matching.mutate,
    retry: () => void orders.refetch(),
    search: (text: string) => {
      matching.reset()
      if (item) setTyped({ of: item.id, text })
    },
  }
}
