import { useWords } from '../../../i18n'
import {
  DATE_RANGES,
  ORDER_SORTS,
  ORDER_STATUSES,
  PAYMENT_STATUSES,
  type OrderSort,
} from '../../../domain/orders/order'
import { PLATFORMS } from '../../../domain/shared/platform'
import { filterChoice, ListFilters } from '../shared/lists/list-filters'
import type { OrderFilters } from './orders-types'
import { usePhone } from '../shared/use-narrow'

interface OrderFiltersBarProps {
  filters: OrderFilters
  sort: OrderSort
  onChange: (filters: OrderFilters) => void
  onSortChange: (sort: OrderSort) => void
}

export function OrderFiltersBar({ filters, sort, onChange, onSortChange }: OrderFiltersBarProps) {
  const words = useWords('adminOrders')
  const common = useWords('admin')
  const phone = usePhone()
  const [standard, ...sorts] = ORDER_SORTS
  // A desk has them in the toolbar and in the table's heads.
  const payment = filterChoice({
    label: words('payment'),
    all: words('allPayments'),
    value: filters.payment,
    options: PAYMENT_STATUSES.map((value) => ({ value, label: common(`paymentStatus.${value}`) })),
    onChange: (value) => onChange({ ...filters, payment: value }),
  })
  const sorting = filterChoice({
    label: words('sort'),
    all: words(`sorts.${standard}`),
    value: sorts.find((value) => value === sort),
    options: sorts.map((value) => ({ value, label: words(`sorts.${value}`) })),
    onChange: (value) => onSortChange(value ?? standard),
  })
  return (
    <ListFilters
      label={common('list.filters')}
      search={{
        label: words('search'),
        value: filters.search,
        onChange: (search) => onChange({ ...filters, search }),
      }}
      choices={[
        filterChoice({
          label: words('status'),
          all: words('allStatuses'),
          value: filters.status,
          options: ORDER_STATUSES.map((value) => ({ value, label: common(`orderStatus.${value}`) })),
          onChange: (status) => onChange({ ...filters, status }),
        }),
        filterChoice({
          label: words('platform'),
          all: words('allPlatforms'),
          value: filters.platform,
          options: PLATFORMS.map((value) => ({ value, label: common(`platforms.${value}`) })),
          onChange: (platform) => onChange({ ...filters, platform }),
        }),
        filterChoice({
          label: words('range'),
          all: words('allRanges'),
          value: filters.range,
          options: DATE_RANGES.map((value) => ({ value, label: words(`ranges.${value}`) })),
          onChange: (range) => onChange({ ...filters, range }),
        }),
        ...(phone ? [payment, sorting] : []),
      ]}
    />
  )
}
