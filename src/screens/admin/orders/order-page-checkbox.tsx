import { useTranslations } from '../../../i18n'
import type { OrderSummary } from '../../../domain/orders/order'
import { Checkbox } from '../../../ui/checkbox'

interface OrderPageCheckboxProps {
  orders: readonly OrderSummary[]
  selection: readonly string[]
  onSelectionChange: (ids: readonly string[]) => void
  className?: string
}

/** Selects or clears every order of the page; selected orders that are not on it stay. */
export function OrderPageCheckbox({
  orders,
  selection,
  onSelectionChange,
  className,
}: OrderPageCheckboxProps) {
  const t = useTranslations('adminOrders')
  const ids = orders.map(({ id }) => id)
  const count = ids.filter((id) => selection.includes(id)).length
  const all = ids.length > 0 && count === ids.length
  const others = selection.filter((id) => !ids.includes(id))
  return (
    <Checkbox
      size="admin"
      className={className ?? 'align-middle'}
      aria-label={t('select.page')}
      checked={all}
      indeterminate={count > 0 && !all}
      onChange={() => onSelectionChange(all ? others : [...others, ...ids])}
    />
  )
}
