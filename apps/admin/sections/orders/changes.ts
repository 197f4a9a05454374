import { useState } from 'react'
import { isFailure } from '@/client'
import type { AdminOrder } from '@/shop/orders/admin-order'
import { setOrderStatus, setPaymentStatus } from '@/shop/orders/admin-orders.client'
import { isReleased, type OrderStatus, type PaymentStatus } from '@/shop/orders/order'
import type {
  OrderNotice,
  OrderNoticeCode,
  OrderSaving,
  StockShortage,
  StatusUndo,
} from '@/screens/admin/orders/orders-types'
import { fields } from '@/shop/shared/stored'
import { useOrderChange } from './queries'
import { isLost, refusedLoadMessage } from '../../shared/query-states'

/** Cancelling and refunding affect stock and coupons and may send a mail, so they cannot be undone. */
const canUndo = (from: OrderStatus, to: OrderStatus): boolean =>
  from !== to && !isReleased(from) && !isReleased(to)

const refusal = (error: Error, failed: OrderNoticeCode, lost = failed): OrderNotice => {
  const message = refusedLoadMessage(error)
  return { code: isLost(error) ? lost : failed, ...(message !== undefined && { message }) }
}

/** Products of a payment's refusal for want of stock; undefined for other failures. */
function shortagesOf(error: Error): readonly StockShortage[] | undefined {
  if (!isFailure(error) || error.code !== 'OUT_OF_STOCK') return undefined
  const items: readonly unknown[] = Array.isArray(error.details.items) ? error.details.items : []
  return items.flatMap((item) => {
    const { name, available } = fields(item)
    return typeof name === 'string' && typeof available === 'number' ? [{ name, available }] : []
  })
}

/** Changes of the open order; a status change offers undo where that is safe. */
export function useOrderChanges(order: AdminOrder | undefined, show: (notice: OrderNotice) => void) {
  const status = useOrderChange(setOrderStatus)
  const payment = useOrderChange(setPaymentStatus)
  const [short, setShort] = useState<{ id: string; shortages: readonly StockShortage[] }>()
  const seen = (id: string) => (order?.id === id ? order : undefined)
  const pay = (id: string, next: PaymentStatus, anyway?: boolean) =>
    payment.mutate(
      { id, status: next, updatedAt: seen(id)?.updatedAt, ...(anyway && { anyway }) },
      {
        onSuccess: () => {
          setShort(undefined)
          show({ code: 'paymentUpdated' })
        },
        onError: (error) => {
          const shortages = shortagesOf(error)
          setShort(shortages && { id, shortages })
          if (!shortages) show(refusal(error, 'paymentFailed'))
        },
      },
    )
  const change = (next: StatusUndo, done: (changed: AdminOrder) => OrderNotice) =>
    status.mutate(next, {
      onSuccess: (changed) => show(done(changed)),
      onError: (error) => show(refusal(error, 'statusFailed', 'statusLost')),
    })
  const saving: OrderSaving | undefined = status.isPending
    ? 'status'
    : payment.isPending
      ? 'payment'
      : undefined
  return {
    saving,
    setStatus: (id: string, next: OrderStatus) => {
      const former = seen(id)?.status
      change({ id, status: next, updatedAt: seen(id)?.updatedAt }, ({ updatedAt }) => ({
        code: 'statusUpdated',
        ...(former && canUndo(former, next) && { undo: { id, status: former, updatedAt } }),
      }))
    },
    undo: (undo: StatusUndo) => change(undo, () => ({ code: 'statusRestored' })),
    setPayment: (id: string, next: PaymentStatus) => pay(id, next),
    shortages: short?.id === order?.id ? short?.shortages : undefined,
    payAnyway: (id: string) => pay(id, 'completed', true),
    closeShortages: () => setShort(undefined),
  }
}
