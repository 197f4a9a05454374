import type { AdminOrder } from '@/domain/orders/admin-order'
import { isReleased, type OrderStatus, type PaymentStatus } from '@/domain/orders/order'
import type {
  OrderNotice,
  OrderNoticeCode,
  OrderSaving,
  StatusUndo,
} from '@/screens/admin/orders/orders-types'
import { useSetPayment, useSetStatus } from './queries'
import { isLost, refusalMessage } from '../../shared/query-states'

/** Cancelling and refunding affect stock and coupons and may send a mail, so they cannot be undone. */
const canUndo = (from: OrderStatus, to: OrderStatus): boolean =>
  from !== to && !isReleased(from) && !isReleased(to)

const refusal = (error: Error, failed: OrderNoticeCode, lost = failed): OrderNotice => {
  const message = refusalMessage(error)
  return { code: isLost(error) ? lost : failed, ...(message !== undefined && { message }) }
}

/** Changes of the open order; a status change offers undo where that is safe. */
export function useOrderChanges(order: AdminOrder | undefined, show: (notice: OrderNotice) => void) {
  const status = useSetStatus()
  const payment = useSetPayment()
  const setStatus = (next: StatusUndo, done: OrderNotice) =>
    status.mutate(next, {
      onSuccess: () => show(done),
      onError: (error) => show(refusal(error, 'statusFailed', 'statusLost')),
    })
  const saving: OrderSaving | undefined = status.isPending
    ? 'status'
    : payment.isPending
      ? 'payment'
      : undefined
  return {
    saving,
    onStatusChange: (id: string, next: OrderStatus) => {
      const former = order?.id === id ? order.status : undefined
      const undo = former && canUndo(former, next) ? { undo: { id, status: former } } : {}
      setStatus({ id, status: next }, { code: 'statusUpdated', ...undo })
    },
    onUndo: (undo: StatusUndo) => setStatus(undo, { code: 'statusRestored' }),
    onPaymentChange: (id: string, next: PaymentStatus) =>
      payment.mutate(
        { id, status: next },
        {
          onSuccess: () => show({ code: 'paymentUpdated' }),
          onError: (error) => show(refusal(error, 'paymentFailed')),
        },
      ),
  }
}
