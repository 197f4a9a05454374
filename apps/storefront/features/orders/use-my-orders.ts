import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getMyOrder, listMyOrders } from '@/client/orders/orders'
import type { OrderDetailState } from '@/screens/storefront/orders/order-detail-dialog'
import type { OrderListState } from '@/screens/storefront/orders/order-list'
import { useApplication } from '../application'
import { readingOf } from '../reading'
import { useOwner } from '../session/use-owner'
import { useLineReviews } from './use-line-reviews'
import { useReorder } from './use-reorder'
import type { OrderListSelection } from './order-search-params'

/** Orders on a page. */
const LIMIT = 10

/** Account data: asked for whenever it is opened; a dead session offers the login. */
const ACCOUNT = { staleTime: 0, meta: { offersLogin: true } }

/** The shopper's orders, newest first. */
export function useMyOrders(selection: OrderListSelection): { state: OrderListState; onRetry: () => void } {
  const { http } = useApplication()
  const { owner, signedIn } = useOwner()
  const query = useQuery({
    queryKey: ['account', owner, 'orders', selection],
    queryFn: () => listMyOrders(http, { ...selection, limit: LIMIT }),
    enabled: signedIn,
    ...ACCOUNT,
  })
  const onRetry = () => void query.refetch()
  const reading = readingOf(query)
  if (reading.status !== 'ready') return { state: reading, onRetry }
  const { items, page, pages, total } = reading.data
  if (total === 0) return { state: { status: 'empty' }, onRetry }
  return { state: { status: 'ready', orders: items, page, totalPages: pages, total }, onRetry }
}

/** One order beside the list; what was shown stays while its dialog closes. */
export function useOpenOrder() {
  const { http } = useApplication()
  const { owner, signedIn } = useOwner()
  const [shown, setShown] = useState<{ readonly id: string; readonly open: boolean }>()
  const id = shown?.id
  const query = useQuery({
    queryKey: ['account', owner, 'order', id],
    queryFn: id === undefined ? skipToken : () => getMyOrder(http, id),
    enabled: signedIn && id !== undefined,
    ...ACCOUNT,
  })
  const reading = readingOf(query)
  const state: OrderDetailState =
    reading.status === 'ready' ? { status: 'ready', order: reading.data } : reading
  const close = () => setShown(shown && { ...shown, open: false })
  const reorder = useReorder(query.data, close)
  const reviews = useLineReviews(query.data?.status === 'delivered')
  return {
    show: (orderId: string) => setShown({ id: orderId, open: true }),
    dialog: {
      open: shown?.open ?? false,
      state,
      onClose: close,
      reorder,
      reviews,
      onRetry: () => void query.refetch(),
    },
  }
}
