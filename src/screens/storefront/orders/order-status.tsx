import type { ComponentProps } from 'react'
import type { OrderSummary } from '@/shop/orders/order'
import { awaitsPayment } from '@/shop/orders/payment-due'
import { useTranslations } from '@/i18n'
import { Status, type StatusTone } from '@/ui/status'

const tones = {
  pending: 'warn',
  confirmed: 'info',
  processing: 'info',
  shipped: 'info',
  delivered: 'success',
  cancelled: 'danger',
  refunded: 'neutral',
} as const satisfies Record<OrderSummary['status'], StatusTone>

interface OrderStatusOwnProps {
  order: Pick<OrderSummary, 'status' | 'payment' | 'outstanding'>
}
export type OrderStatusProps = OrderStatusOwnProps & Omit<ComponentProps<'span'>, keyof OrderStatusOwnProps>

/** Status badge; an unpaid order is shown as awaiting payment. */
export function OrderStatus({ order, ...rest }: OrderStatusProps) {
  const t = useTranslations('account')
  return (
    <span data-slot="order-status" {...rest}>
      <Status tone={tones[order.status]}>{t(`orders.statuses.${order.status}`)}</Status>
      {awaitsPayment(order) && (
        <span className="mt-1 block text-caption text-text-muted">{t('orders.awaitingPayment')}</span>
      )}
    </span>
  )
}
