import { useTranslations } from '../../../i18n'
import { PAYMENT_STATUSES, type PaymentStatus } from '../../../domain/orders/order'
import { NativeSelect } from '../../../ui/native-select'

interface OrderPaymentFilterProps {
  value: PaymentStatus | undefined
  onChange: (value: PaymentStatus | undefined) => void
}

/** Beside the views, because the filters' row would break as soon as an order is opened. */
export function OrderPaymentFilter({ value, onChange }: OrderPaymentFilterProps) {
  const t = useTranslations('adminOrders')
  const common = useTranslations('admin')
  return (
    <NativeSelect
      size="admin"
      className="w-auto"
      aria-label={t('payment')}
      value={value ?? ''}
      onChange={(event) => onChange(PAYMENT_STATUSES.find((status) => status === event.target.value))}
    >
      <option value="">{t('allPayments')}</option>
      {PAYMENT_STATUSES.map((status) => (
        <option key={status} value={status}>
          {common(`paymentStatus.${status}`)}
        </option>
      ))}
    </NativeSelect>
  )
}
