import { useTranslations } from '@/i18n'
import type { OrderStatus } from '@/shop/orders/order'
import { Status, type StatusTone } from '@/ui/status'

const TONES: Readonly<Record<OrderStatus, StatusTone>> = {
  pending: 'warn',
  confirmed: 'info',
  processing: 'info',
  shipped: 'info',
  delivered: 'success',
  cancelled: 'danger',
  refunded: 'neutral',
}

/** Without a fill: what is done, or said by another mark. */
export const quietMark =
  'border-0! bg-transparent! px-0! font-normal! text-text-muted! before:border-border-strong!'

interface OrderStatusMarkProps {
  status: OrderStatus
  /** Grey, because nothing is to be done or another mark says what. @default false */
  quiet?: boolean
}
export function OrderStatusMark({ status, quiet = false }: OrderStatusMarkProps) {
  const t = useTranslations('admin')
  return (
    <Status size="admin" tone={TONES[status]} className={quiet ? quietMark : ''}>
      {t(`orderStatus.${status}`)}
    </Status>
  )
}
