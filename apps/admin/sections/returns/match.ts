import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listOrders } from '@/shop/orders/admin-orders.client'
import type { ReturnRecord } from '@/shop/returns/returns'
import { matchReturn } from '@/shop/returns/returns.client'
import { useHttp } from '../../app/application'
import { isRefusal, listState } from '../../shared/query-states'
import { orderKeys } from '../orders/queries'
import { useReturnChange } from './queries'

/** Orders shown by a search; if there are more, the search should be narrowed. */
const LIMIT = 5

/**
 * Finds and matches the order of a withdrawal without one. Starts with the customer's email, because order numbers
 * are mistyped more often.
 */
export function useMatching({ id, status, email, order }: ReturnRecord, onDone: () => void) {
  const http = useHttp()
  const [typed, setTyped] = useState<string>()
  const search = typed ?? email
  const query = { search, limit: LIMIT, page: 1 }
  const orders = useQuery({
    queryKey: orderKeys.list(query),
    queryFn: () => listOrders(http, query),
    placeholderData: typed === undefined ? undefined : keepPreviousData,
    enabled: status === 'new' && !order && search !== '',
  })
  const matching = useReturnChange((client, orderId: string) => matchReturn(client, id, orderId), onDone)
  const { error } = matching
  return {
    /** Shown in the dialog, because the search disappears if somebody else was faster. */
    refusal: isRefusal(error) ? error : null,
    props: {
      search,
      ...(search !== '' && { found: listState(orders) }),
      submitting: matching.isPending,
      failed: error !== null && !isRefusal(error),
      onSearch: (text: string) => {
        matching.reset()
        setTyped(text)
      },
      onMatch: matching.mutate,
      onRetry: () => void orders.refetch(),
    },
  }
}
