import { useNow } from 'use-intl'
import { useTranslations } from '@/i18n'
import { isShippable, type OrderSummary, type PaymentStatus } from '@/shop/orders/order'
import { awaitsPayment, outstandingOf } from '@/shop/orders/payment-due'
import { Status, type StatusTone } from '@/ui/status'
import { quietMark } from './order-status'

const TONES: Readonly<Record<PaymentStatus, StatusTone>> = {
  pending: 'warn',
  completed: 'success',
  refunded: 'neutral',
}
const DAY_MS = 86_400_000

interface OrderPaymentMarkProps {
  order: Pick<OrderSummary, 'status' | 'payment' | 'outstanding' | 'refunded'>
  /** Grey unless the order waits for its payment. @default false */
  quiet?: boolean
  /** Adds 'payment' to the text, for places without a column header. @default false */
  withSubject?: boolean
}
export function OrderPaymentMark({ order, withSubject = false, quiet = false }: OrderPaymentMarkProps) {
  const { payment, refunded = 0 } = order
  const common = useTranslations('admin')
  const t = useTranslations('adminOrderList')
  if (outstandingOf(order) > 0)
    return (
      <Status size="admin" tone="warn" className={quiet ? quietMark : ''}>
        {t('outstanding')}
      </Status>
    )
  if (payment.status === 'completed' && refunded > 0)
    return (
      <Status size="admin" tone="info" className={quiet ? quietMark : ''}>
        {t('partlyRefunded')}
      </Status>
    )
  return (
    <Status size="admin" tone={TONES[payment.status]} className={quiet ? quietMark : ''}>
      {withSubject ? t(`paymentNamed.${payment.status}`) : common(`paymentStatus.${payment.status}`)}
    </Status>
  )
}

/** The one mark of a row that is filled: a payment that is missing, else a status with work to do, else none. */
export function strongMarkOf(order: OrderSummary): 'payment' | 'status' | undefined {
  if (awaitsPayment(order)) return 'payment'
  return isShippable(order) ? 'status' : undefined
}

/** For how many whole days an order has been waiting for all of its payment; undefined if it does not, or since today. */
export function useWaitingDays(order: OrderSummary): number | undefined {
  const days = Math.floor((useNow().getTime() - new Date(order.createdAt).getTime()) / DAY_MS)
  return order.payment.status === 'pending' && awaitsPayment(order) && days > 0 ? days : undefined
}
