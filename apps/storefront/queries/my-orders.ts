import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getMyOrder, listMyOrders } from '@/client/orders/orders'
import type { OrderStatus } from '@/domain/orders/order'
import type { OrderDetailState } from '@/screens/storefront/orders/order-detail-dialog'
import type { OrderListState } from '@/screens/storefront/orders/order-list'
import { http } from '../http'
import { accountQueries, readingOf, useOwner } from './account-queries'

/** Orders on a page (S9). */
const LIMIT = 10

export interface OrderListPlace {
  /** From 1. */
  readonly page: number
  /** Undefined shows all. */
  readonly status: OrderStatus | undefined
}

/** The shopper's orders, newest first. */
export function useMyOrders(place: OrderListPlace): { state: OrderListState; onRetry: () => void } {
  const { owner, signedIn } = useOwner()
  const query = useQuery(
    {
      queryKey: ['orders', owner, place],
      queryFn: () => listMyOrders(http, { ...place, limit: LIMIT }),
      enabled: signedIn,
    },
    accountQueries,
  )
  const onRetry = () => void query.refetch()
  const reading = readingOf(query)
  if (reading.status !== 'ready') return { state: reading, onRetry }
  const { items, page, pages, total } = reading.data
  if (total === 0) return { state: { status: 'empty' }, onRetry }
  return { state: { status: 'ready', orders: items, page, totalPages: pages, total }, onRetry }
}

/** One order beside the list; what was shown stays while its dialog closes. */
export function useOpenOrder() {
  const { owner, signedIn } = useOwner()
  const [shown, setShown] = useState<{ readonly id: string; readonly open: boolean }>()
  const id = shown?.id
  const query = useQuery(
    {
      queryKey: ['order', owner, id],
      queryFn: id === undefined ? skipToken : () => getMyOrder(http, id),
      enabled: signedIn && id !== undefined,
    },
    accountQueries,
  )
  const reading = readingOf(query)
  const state: OrderDetailState =
    reading.status === 'ready' ? { status: 'ready', order: reading.data } : reading
  return {
    show: (orderId: string) => setShown({ id: orderId, open: true }),
    dialog: {
      open: shown?.open ?? false,
      state,
      onClose: () => setShown(shown && { ...shown, open: false }),
      onRetry: () => void query.refetch(),
    },
  }
}
