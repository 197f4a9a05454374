import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import type { OrderDetail } from '@/shop/orders/order'
import type { CancelOrderProps } from '@/screens/storefront/orders/cancel-order'
import { refusalMessage } from '../session/failure-message'

interface Shown {
  /** Where the order is kept. */
  readonly order: QueryKey
  /** The lists that contain it. */
  readonly lists?: QueryKey
}

/**
 * Cancels the order that is shown. Without `useMutation`, which nothing else in the shop needs and every page would load.
 * @param cancel the call; undefined while there is none
 */
export function useCancelOrder(
  cancel: (() => Promise<OrderDetail>) | undefined,
  { order, lists }: Shown,
): CancelOrderProps {
  const queries = useQueryClient()
  // What was tried with another order says nothing about this one.
  const name = JSON.stringify(order)
  const [tried, setTried] = useState<{ name: string; state: CancelOrderProps['state'] }>()
  const run = async (call: () => Promise<OrderDetail>) => {
    setTried({ name, state: { status: 'saving' } })
    try {
      queries.setQueryData(order, await call())
      setTried(undefined)
      if (lists) void queries.invalidateQueries({ queryKey: lists })
    } catch (error) {
      setTried({ name, state: { status: 'failed', message: refusalMessage(error) } })
    }
  }
  return {
    state: tried?.name === name ? tried.state : { status: 'idle' },
    onCancel: () => {
      if (cancel) void run(cancel)
    },
  }
}
