import { useTranslations } from '../../../i18n'
import { DATE_RANGES } from '../../../domain/orders/date-range'
import { ORDER_SORTS, ORDER_STATUSES, PAYMENT_STATUSES, type OrderSort } from '../../../domain/orders/order'
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
  const t = useTranslations('adminOrders')
  const common = useTranslations('admin')
  const phone = usePhone()
  const [standard, ...sorts] = ORDER_SORTS
  // A desk has them in the toolbar and in the table's heads.
  const payment = filterChoice({
    label: t('payment'),
    all: t('allPayments'),
    value: filters.payment,
    options: PAYMENT_STATUSES.map((value) => ({ value, label: common(`paymentStatus.${value}`) })),
    onChange: (value) => onChange({ ...filters, payment: value }),
  })
  const sorting = filterChoice({
    label: t('sort'),
    all: t(`sorts.${standard}`),
    value: sorts.find((value) => value === sort),
    options: sorts.map((value) => ({ value, label: t(`sorts.${value}`) })),
    onChange: (value) => onSortChange(value ?? standard),
  })
  return (
    <ListFilters
      label={common('list.filters')}
      search={{
        label: t('search'),
        value: filters.search,
        onChange: (search) => onChange({ ...filters, search }),
      }}
      choices={[
        filterChoice({
          label: t('status'),
          all: t('allStatuses'),
          value: filters.status,
          options: ORDER_STATUSES.map((value) => ({ value, label: common(`orderStatus.${value}`) })),
          onChange: (status) => onChange({ ...filters, status }),
        }),
        filterChoice({
          label: t('platform'),
          all: t('allPlatforms'),
          value: filters.platform,
          options: PLATFORMS.map((value) => ({ value, label: common(`platforms.${value}`) })),
          onChange: (platform) => onChange({ ...filters, platform }),
        }),
        filterChoice({
          label: t('range'),
          all: t('allRanges'),
          value: filters.range,
          options: DATE_RANGES.map((value) => ({ value, label: t(`ranges.${value}`) })),
          onChange: (range) => onChange({ ...filters, range }),
        }),
        ...(phone ? [payment, sorting] : []),
      ]}
    />
  )
}
