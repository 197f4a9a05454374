import { useTranslations } from '../../../i18n'
import type { OrderStatus, PaymentStatus } from '../../../domain/orders/order'
import { Status, type StatusTone } from '../../../ui/status'

const TONES: Readonly<Record<OrderStatus, StatusTone>> = {
  pending: 'warn',
  confirmed: 'info',
  processing: 'info',
  shipped: 'info',
  delivered: 'success',
  cancelled: 'danger',
  refunded: 'neutral',
}

export function OrderStatusMark({ status }: { status: OrderStatus }) {
  const t = useTranslations('admin')
  return (
    <Status size="admin" tone={TONES[status]}>
      {t(`orderStatus.${status}`)}
    </Status>
  )
}

const PAYMENT_TONES: Readonly<Record<PaymentStatus, StatusTone>> = {
  pending: 'warn',
  completed: 'success',
  refunded: 'neutral',
}

interface OrderPaymentMarkProps {
  status: PaymentStatus
  /** Beside the order's status, where no head says what it is about. */
  named?: boolean
}
export function OrderPaymentMark({ status, named = false }: OrderPaymentMarkProps) {
  const common = useTranslations('admin')
  const t = useTranslations('adminOrders')
  return (
    <Status size="admin" tone={PAYMENT_TONES[status]}>
      {named ? t(`paymentNamed.${status}`) : common(`paymentStatus.${status}`)}
    </Status>
  )
}
