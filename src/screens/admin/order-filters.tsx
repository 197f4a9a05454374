import { useWords } from '../../i18n'
import { DATE_RANGES, ORDER_STATUSES } from '../../domain/order'
import { PLATFORMS } from '../../domain/platform'
import { filterChoice, ListFilters } from './list-filters'
import type { OrderFilters } from './orders-types'

interface OrderFiltersBarProps {
  filters: OrderFilters
  onChange: (filters: OrderFilters) => void
}

export function OrderFiltersBar({ filters, onChange }: OrderFiltersBarProps) {
  const words = useWords('adminOrders')
  const common = useWords('admin')
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
      ]}
    />
  )
}
