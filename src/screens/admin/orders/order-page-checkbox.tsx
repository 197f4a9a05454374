import { useTranslations } from '../../../i18n'
import type { OrderSummary } from '../../../domain/orders/order'
import { Checkbox } from '../../../ui/checkbox'

interface OrderPageCheckboxProps {
  orders: readonly OrderSummary[]
  ticked: readonly string[]
  onTick: (ids: readonly string[]) => void
  className?: string
}

/** Ticks or clears every order of the page; ticked orders that are not on it stay. */
export function OrderPageCheckbox({ orders, ticked, onTick, className }: OrderPageCheckboxProps) {
  const t = useTranslations('adminOrders')
  const ids = orders.map(({ id }) => id)
  const count = ids.filter((id) => ticked.includes(id)).length
  const all = ids.length > 0 && count === ids.length
  const others = ticked.filter((id) => !ids.includes(id))
  return (
    <Checkbox
      size="admin"
      className={className ?? 'align-middle'}
      aria-label={t('select.page')}
      checked={all}
      indeterminate={count > 0 && !all}
      onChange={() => onTick(all ? others : [...others, ...ids])}
    />
  )
}
