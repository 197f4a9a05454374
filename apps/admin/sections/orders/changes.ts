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
  const setStatus = (next: StatusUndo, done: (changed: AdminOrder) => OrderNotice) =>
    status.mutate(next, {
      onSuccess: (changed) => show(done(changed)),
      onError: (error) => show(refusal(error, 'statusFailed', 'statusLost')),
    })
  const seen = (id: string) => (order?.id === id ? order : undefined)
  const saving: OrderSaving | undefined = status.isPending
    ? 'status'
    : payment.isPending
      ? 'payment'
      : undefined
  return {
    saving,
    onStatusChange: (id: string, next: OrderStatus) => {
      const former = seen(id)?.status
      setStatus({ id, status: next, updatedAt: seen(id)?.updatedAt }, ({ updatedAt }) => ({
        code: 'statusUpdated',
        ...(former && canUndo(former, next) && { undo: { id, status: former, updatedAt } }),
      }))
    },
    onUndo: (undo: StatusUndo) => setStatus(undo, () => ({ code: 'statusRestored' })),
    onPaymentChange: (id: string, next: PaymentStatus) =>
      payment.mutate(
        { id, status: next, updatedAt: seen(id)?.updatedAt },
        {
          onSuccess: () => show({ code: 'paymentUpdated' }),
          onError: (error) => show(refusal(error, 'paymentFailed')),
        },
      ),
  }
}
