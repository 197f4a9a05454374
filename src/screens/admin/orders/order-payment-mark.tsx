import { useNow } from 'use-intl'
import { useTranslations } from '../../../i18n'
import { awaitsPayment, type OrderSummary, type PaymentStatus } from '../../../domain/orders/order'
import { Status, type StatusTone } from '../../../ui/status'

const TONES: Readonly<Record<PaymentStatus, StatusTone>> = {
  pending: 'warn',
  completed: 'success',
  refunded: 'neutral',
}
const DAY_MS = 86_400_000

interface OrderPaymentMarkProps {
  order: Pick<OrderSummary, 'payment' | 'refunded'>
  /** Adds 'payment' to the text, for places without a column header. @default false */
  withSubject?: boolean
}
export function OrderPaymentMark({
  order: { payment, refunded = 0 },
  withSubject = false,
}: OrderPaymentMarkProps) {
  const common = useTranslations('admin')
  const t = useTranslations('adminOrders')
  if (payment.status === 'completed' && refunded > 0)
    return (
      <Status size="admin" tone="info">
        {t('partlyRefunded')}
      </Status>
    )
  return (
    <Status size="admin" tone={TONES[payment.status]}>
      {withSubject ? t(`paymentNamed.${payment.status}`) : common(`paymentStatus.${payment.status}`)}
    </Status>
  )
}

/** For how many whole days an order has been waiting for its payment; undefined if it does not, or since today. */
export function useWaitingDays(order: OrderSummary): number | undefined {
  const days = Math.floor((useNow().getTime() - new Date(order.createdAt).getTime()) / DAY_MS)
  return awaitsPayment(order) && days > 0 ? days : undefined
}
