import type { OrderSort } from '@/shop/orders/order'
import { orderViewFilters, type OrderViewName } from '@/shop/orders/order-views'
import { NO_ORDER_FILTERS, type OrderFilters } from './orders-types'

/** Filters of a predefined view. */
export const readyFilters = (view: OrderViewName): OrderFilters => ({
  ...NO_ORDER_FILTERS,
  ...orderViewFilters[view],
})

/** Maximum length of a view name in characters. */
export const MAX_VIEW_NAME = 40

interface Shown {
  readonly filters: OrderFilters
  readonly sort: OrderSort
}

/** True if two views have the same filters and sort order. */
export const isSameView = (one: Shown, other: Shown): boolean =>
  one.sort === other.sort &&
  one.filters.search.trim() === other.filters.search.trim() &&
  one.filters.status === other.filters.status &&
  one.filters.platform === other.filters.platform &&
  one.filters.range === other.filters.range &&
  one.filters.payment === other.filters.payment &&
  one.filters.customer === other.filters.customer
