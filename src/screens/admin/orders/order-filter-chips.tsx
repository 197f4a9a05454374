import { useFormat, useTranslations } from '@/i18n'
import { FilterChips, type FilterChip } from '../shared/lists/filter-chips'
import { omit } from '@/shop/shared/omit'
import { ADDED_ORDER_FILTERS, type OrderFilters } from './orders-types'
import { useCountryName } from './use-country-name'

interface OrderFilterChipsProps {
  filters: OrderFilters
  /** Name of the product; without it the filter's text is a SKU, or the name is not known yet. */
  productName?: string
  carrierName?: string
  onFiltersChange: (filters: OrderFilters) => void
}

/** The filters of the order list that have no select of their own. */
export function OrderFilterChips({ filters, onFiltersChange, ...names }: OrderFilterChipsProps) {
  const t = useTranslations('adminOrders')
  const format = useFormat()
  const nameOf = useCountryName()
  const { product, country, carrier, coupon, amountFrom, amountTo } = filters
  const amount = (minor: number) => format.number(minor / 100, 2)
  const chip = (id: string, field: string, value: string | false | undefined): FilterChip[] =>
    value ? [{ id, label: t('filterBy.chip', { field, value }) }] : []
  const range =
    amountFrom !== undefined && amountTo !== undefined
      ? t('filterBy.between', { from: amount(amountFrom), to: amount(amountTo) })
      : amountFrom !== undefined
        ? t('filterBy.atLeast', { amount: amount(amountFrom) })
        : amountTo !== undefined && t('filterBy.atMost', { amount: amount(amountTo) })
  return (
    <FilterChips
      chips={[
        ...chip('product', t('filterBy.product'), product && (names.productName ?? product)),
        ...chip('country', t('filterBy.country'), country && nameOf(country)),
        ...chip(
          'carrier',
          t('filterBy.carrier'),
          carrier && (names.carrierName ?? t('filterBy.unknownCarrier')),
        ),
        ...chip('coupon', t('filterBy.coupon'), coupon),
        ...chip('amount', t('filterBy.amount'), range),
      ]}
      onRemove={(id) =>
        onFiltersChange({
          ...filters,
          ...(id === 'amount' ? { amountFrom: undefined, amountTo: undefined } : { [id]: undefined }),
        })
      }
      onClear={() => onFiltersChange(omit(filters, ...ADDED_ORDER_FILTERS))}
    />
  )
}
