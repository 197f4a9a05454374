import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cancelMyOrder, getMyOrder, getMyPaper, listMyOrders } from '@/shop/orders/orders.client'
import type { OrderDetailState } from '@/screens/storefront/orders/order-detail-dialog'
import type { OrderListState } from '@/screens/storefront/orders/order-list'
import { useApplication } from '../application'
import { toQueryState } from '../query-state'
import { useReloadNotice } from '../use-reload-notice'
import { useOwner } from '../session/use-owner'
import { useCancelOrder } from './use-cancel-order'
import { useOrderPapers } from './use-order-papers'
import { useLineReviews } from './use-line-reviews'
import { useReorder } from './use-reorder'
import type { OrderListSelection } from './order-search-params'

/** Orders per page. */
const LIMIT = 10

/** Account data is refetched whenever it is opened; an expired session opens the login. */
const ACCOUNT = { staleTime: 0, meta: { offersLogin: true } }

/** The customer's orders, newest first. */
export function useMyOrders(selection: OrderListSelection): { state: OrderListState; onRetry: () => void } {
  const { http } = useApplication()
  const { owner, signedIn } = useOwner()
  const query = useQuery({
    queryKey: ['account', owner, 'orders', selection],
    queryFn: async () => {
      const read = (page: number) => listMyOrders(http, { ...selection, page, limit: LIMIT })
      const found = await read(selection.page)
      // A page beyond the end, for example of a bookmark, shows the last one.
      return found.items.length === 0 && found.total > 0 ? read(found.pages) : found
    },
    enabled: signedIn,
    ...ACCOUNT,
  })
  useReloadNotice(query)
  const onRetry = () => void query.refetch()
  const queryState = toQueryState(query)
  if (queryState.status !== 'ready') return { state: queryState, onRetry }
  const { items, page, pages, total } = queryState.data
  if (total === 0) return { state: { status: 'empty' }, onRetry }
  return { state: { status: 'ready', orders: items, page, totalPages: pages, total }, onRetry }
}

/**
 * The order opened from the list; its data is kept during the dialog's closing animation.
 * @param linked id of the order that a link in a mail opens
 */
export function useOpenOrder(linked?: string) {
  const { http } = useApplication()
  const { owner, signedIn } = useOwner()
  const [shown, setShown] = useState<{ readonly id: string; readonly open: boolean } | undefined>(
    linked === undefined ? undefined : { id: linked, open: true },
  )
  const id = shown?.id
  const queryKey = ['account', owner, 'order', id]
  const query = useQuery({
    queryKey,
    queryFn: id === undefined ? skipToken : () => getMyOrder(http, id),
    enabled: signedIn && id !== undefined,
    ...ACCOUNT,
  })
  useReloadNotice(query)
  const queryState = toQueryState(query)
  const state: OrderDetailState =
    queryState.status === 'ready' ? { status: 'ready', order: queryState.data } : queryState
  const close = () => setShown(shown && { ...shown, open: false })
  const reorder = useReorder(query.data, close)
  const cancel = useCancelOrder(id === undefined ? undefined : () => cancelMyOrder(http, id), {
    order: queryKey,
    lists: ['account', owner, 'orders'],
  })
  const papers = useOrderPapers(id === undefined ? undefined : (number) => getMyPaper(http, id, number))
  const reviews = useLineReviews(query.data?.status === 'delivered')
  return {
    show: (orderId: string) => setShown({ id: orderId, open: true }),
    dialog: {
      open: shown?.open ?? false,
      state,
      onClose: close,
      reorder,
      cancel,
      papers,
      reviews,
      onRetry: () => void query.refetch(),
    },
  }
}
