import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'
import type { OrderDetail } from '@/domain/orders/order'
import type { CancelOrderProps } from '@/screens/storefront/orders/cancel-order'
import { refusalMessage } from '../session/failure-message'

interface Shown {
  /** Where the order is kept. */
  readonly order: QueryKey
  /** The lists that contain it. */
  readonly lists?: QueryKey
}

/** Cancels the order that is shown. @param cancel the call; undefined while there is none */
export function useCancelOrder(
  cancel: (() => Promise<OrderDetail>) | undefined,
  { order, lists }: Shown,
): CancelOrderProps {
  const queries = useQueryClient()
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: ({ call }: { call: () => Promise<OrderDetail>; key: QueryKey }) => call(),
    onSuccess: (cancelled, { key }) => {
      queries.setQueryData(key, cancelled)
      if (lists) void queries.invalidateQueries({ queryKey: lists })
    },
  })
  // What was tried with another order says nothing about this one.
  const isThis = JSON.stringify(variables?.key) === JSON.stringify(order)
  return {
    state:
      isThis && isPending
        ? { status: 'saving' }
        : isThis && error
          ? { status: 'failed', message: refusalMessage(error) }
          : { status: 'idle' },
    onCancel: () => cancel && mutate({ call: cancel, key: order }),
  }
}
