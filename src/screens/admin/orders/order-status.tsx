import { useTranslations } from '../../../i18n'
import type { OrderStatus } from '../../../domain/orders/order'
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
