import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { isFailure } from '@/client'
import { cancelOrder, lookupOrder, lookupPaper } from '@/shop/orders/orders.client'
import type { OrderKey, OrderLookupState } from '@/screens/storefront/orders/order-lookup-page'
import { useApplication } from '../application'
import { refusalMessage } from '../session/failure-message'
import { useCancelOrder } from './use-cancel-order'
import { useOrderPapers } from './use-order-papers'

const isSame = (one: OrderKey, other: OrderKey) =>
  one.orderNumber === other.orderNumber && one.email === other.email && one.code === other.code

/** A guest's order. @param known complete key from a link, searched for at once */
export function useOrderLookup(known: OrderKey | undefined) {
  const { http } = useApplication()
  const [key, setKey] = useState(known)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['lookup', key],
    queryFn: key ? () => lookupOrder(http, key) : skipToken,
    staleTime: 0,
    gcTime: 0,
    // Returning to the tab, for example from the bank's, must not replace the order by the search.
    refetchOnWindowFocus: false,
  })
  const cancel = useCancelOrder(key && (() => cancelOrder(http, key)), { order: ['lookup', key] })
  const papers = useOrderPapers(key && ((number) => lookupPaper(http, { ...key, number })))
  // Memoised, because a new state object moves the focus to the message.
  const state = useMemo((): OrderLookupState => {
    if (isFetching) return { status: 'searching' }
    if (isFailure(error) && error.code === 'NOT_FOUND') return { status: 'notFound' }
    if (error) return { status: 'failed', message: refusalMessage(error) }
    return data ? { status: 'found', order: data } : { status: 'idle' }
  }, [data, error, isFetching])
  const search = (wanted: OrderKey) => (key && isSame(key, wanted) ? void refetch() : setKey(wanted))
  return { state, search, cancel, papers }
}
