import { useTranslations } from '@/i18n'
import {
  ORDER_SORTS,
  ORDER_STATUS_GROUPS,
  ORDER_STATUSES,
  PAYMENT_STATUSES,
  type OrderSort,
} from '@/shop/orders/order'
import { DATE_RANGES } from '@/shop/orders/date-range'
import { PLATFORMS } from '@/shop/shared/platform'
import { optionsOf, type ListFilter } from '../shared/lists/filter-description'
import type { FilterChoice } from '../shared/lists/filter-types'
import { usePhone } from '../shared/use-narrow'
import type { OrderFilters } from './orders-types'

/** Filters of the order list. */
export function useOrderFilters(): readonly ListFilter<OrderFilters>[] {
  const t = useTranslations('adminOrders')
  const common = useTranslations('admin')
  return [
    {
      name: 'status',
      label: t('status'),
      all: t('allStatuses'),
      options: [
        ...optionsOf(ORDER_STATUSES, (value) => common(`orderStatus.${value}`)),
        ...optionsOf(ORDER_STATUS_GROUPS, (value) => t(`statusGroups.${value}`)),
      ],
    },
    {
      name: 'payment',
      label: t('payment'),
      all: t('allPayments'),
      options: optionsOf(PAYMENT_STATUSES, (value) => common(`paymentStatus.${value}`)),
    },
    {
      name: 'platform',
      label: t('platform'),
      all: t('allPlatforms'),
      options: optionsOf(PLATFORMS, (value) => common(`platforms.${value}`)),
    },
    {
      name: 'range',
      label: t('range'),
      all: t('allRanges'),
      options: optionsOf(DATE_RANGES, (value) => t(`ranges.${value}`)),
    },
  ]
}

/** Sort order as a select, for phones; on desktops the column headers sort. */
export function useOrderSorting(sort: OrderSort, onChange: (sort: OrderSort) => void): FilterChoice[] {
  const t = useTranslations('adminOrders')
  const phone = usePhone()
  const [standard, ...sorts] = ORDER_SORTS
  if (!phone) return []
  return [
    {
      label: t('sort'),
      all: t(`sorts.${standard}`),
      value: sort === standard ? '' : sort,
      options: optionsOf(sorts, (value) => t(`sorts.${value}`)),
      onChange: (value) => onChange(sorts.find((option) => option === value) ?? standard),
    },
  ]
}
