import { useRef } from 'react'
import { isUncertain } from '@/client'
import { newIdempotencyKey } from '@/client/shared/idempotency-key'
import type { AdminOrder } from '@/shop/orders/admin-order'
import { RefundDialog } from '@/screens/admin/returns/refund-dialog'
import type { RefundInput } from '@/shop/returns/returns'
import { refundOrder } from '@/shop/returns/returns.client'
import { saveFailure } from '../../shared/query-states'
import { useOrderChange } from '../orders/queries'

interface RefundOrderProps {
  order: AdminOrder
  onDone: () => void
  onClose: () => void
}

/** Refunds an order; closes after the refund. */
export function RefundOrder({ order, onDone, onClose }: RefundOrderProps) {
  // Kept until there is a definite result, so that a retry does not refund twice.
  const key = useRef<string>(undefined)
  const refunding = useOrderChange((http, input: RefundInput) =>
    refundOrder(http, order, input, (key.current ??= newIdempotencyKey())),
  )
  return (
    <RefundDialog
      order={order}
      submitting={refunding.isPending}
      serverError={saveFailure(refunding.error).serverError}
      onRefund={(input) =>
        refunding.mutate(input, {
          onSuccess: () => {
            onClose()
            onDone()
          },
          onError: (error) => {
            if (!isUncertain(error)) key.current = undefined
          },
        })
      }
      onClose={onClose}
    />
  )
}
