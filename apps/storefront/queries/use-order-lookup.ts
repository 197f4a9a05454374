import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { isFailure } from '@/client'
import { lookupOrder } from '@/client/orders/orders'
import type { OrderKey, OrderLookupState } from '@/screens/storefront/orders/order-lookup-page'
import { http } from '../http'
import { accountQueries } from './account-queries'
import { refusalSentence } from './sentence'

const same = (one: OrderKey, other: OrderKey) =>
  one.orderNumber === other.orderNumber && one.email === other.email && one.code === other.code

/** A guest's order (decisions §8). @param known asked for at once, when a link names all of it */
export function useOrderLookup(known: OrderKey | undefined) {
  const [key, setKey] = useState(known)
  const { data, error, isFetching, refetch } = useQuery(
    { queryKey: ['lookup', key], queryFn: key ? () => lookupOrder(http, key) : skipToken, gcTime: 0 },
    accountQueries,
  )
  // The same object as long as nothing happens: a new one moves the focus to the message.
  const state = useMemo((): OrderLookupState => {
    if (isFetching) return { status: 'searching' }
    if (isFailure(error) && error.code === 'NOT_FOUND') return { status: 'notFound' }
    if (error) return { status: 'failed', message: refusalSentence(error) }
    return data ? { status: 'found', order: data } : { status: 'idle' }
  }, [data, error, isFetching])
  const search = (wanted: OrderKey) => (key && same(key, wanted) ? void refetch() : setKey(wanted))
  return { state, search }
}
