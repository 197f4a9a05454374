import { memo } from 'react'
import { useFormat, useTranslations } from '@/i18n'
import { unitsOf, type OrderSummary } from '@/shop/orders/order'
import { Checkbox } from '@/ui/checkbox'
import { TableCell, TableRow } from '@/ui/table'
import { OrderPaymentMark, strongMarkOf, useWaitingDays } from './order-payment-mark'
import { OrderStatusMark } from './order-status'
import { useCountryName } from './use-country-name'
import { PlatformLabel } from '../shared/platform-label'

interface OrderTableRowProps {
  order: OrderSummary
  selected: boolean
  /** True if its detail panel is open. */
  open: boolean
  onOpen: (id: string) => void
  onToggle: ((id: string) => void) | undefined
}

export const OrderTableRow = memo(function OrderTableRow({
  order,
  selected,
  open,
  onOpen,
  onToggle,
}: OrderTableRowProps) {
  const t = useTranslations('adminOrders')
  const common = useTranslations('admin')
  const format = useFormat()
  const country = useCountryName()
  const waiting = useWaitingDays(order)
  return (
    <TableRow
      selected={selected || open}
      // The order number is the actual button; the row click only enlarges the target.
      onClick={() => onOpen(order.id)}
      className="cursor-pointer"
    >
      {onToggle && (
        <TableCell className="w-0 pr-0!" onClick={(event) => event.stopPropagation()}>
          <Checkbox
            size="admin"
            className="align-middle"
            aria-label={t('select.one', { number: order.number })}
            checked={selected}
            onChange={() => onToggle(order.id)}
          />
        </TableCell>
      )}
      <TableCell>
        <button
          type="button"
          aria-label={t('open', { number: order.number })}
          aria-pressed={open}
          className="relative rounded-xs font-semibold before:absolute before:-inset-2 before:content-['']"
        >
          {order.number}
        </button>
      </TableCell>
      <TableCell
        className="max-w-44 truncate"
        detail={order.country === undefined ? undefined : country(order.country)}
      >
        {order.customer.name}
      </TableCell>
      <TableCell>
        <OrderStatusMark status={order.status} quiet={strongMarkOf(order) !== 'status'} />
      </TableCell>
      <TableCell
        detail={[
          common(`paymentMethod.${order.payment.method}`),
          waiting !== undefined && t('waitingDays', { count: waiting }),
        ]
          .filter(Boolean)
          .join(' · ')}
      >
        <OrderPaymentMark order={order} quiet={strongMarkOf(order) !== 'payment'} />
      </TableCell>
      <TableCell numeric detail={t('units', { count: unitsOf(order) })}>
        <b className="font-semibold">{format.money({ amount: order.total, currency: order.currency })}</b>
      </TableCell>
      <TableCell detail={format.date(order.createdAt, 'clock')}>{format.date(order.createdAt)}</TableCell>
      <TableCell>
        <PlatformLabel platform={order.platform} />
      </TableCell>
    </TableRow>
  )
})
