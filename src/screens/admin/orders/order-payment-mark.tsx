import { useTranslations } from '../../../i18n'
import type { PaymentStatus } from '../../../domain/orders/order'
import { Status, type StatusTone } from '../../../ui/status'

const TONES: Readonly<Record<PaymentStatus, StatusTone>> = {
  pending: 'warn',
  completed: 'success',
  refunded: 'neutral',
}

interface OrderPaymentMarkProps {
  status: PaymentStatus
  /** Adds 'payment' to the text, for places without a column header. @default false */
  withSubject?: boolean
}
export function OrderPaymentMark({ status, withSubject = false }: OrderPaymentMarkProps) {
  const common = useTranslations('admin')
  const t = useTranslations('adminOrders')
  return (
    <Status size="admin" tone={TONES[status]}>
      {withSubject ? t(`paymentNamed.${status}`) : common(`paymentStatus.${status}`)}
    </Status>
  )
}
