import type { OrderSort } from '../../../domain/orders/order'
import { NO_ORDER_FILTERS, type OrderFilters } from './orders-types'

/** Views that everyone has. */
export const BUILT_IN_VIEWS = ['all', 'unpaid', 'today', 'toPrepare', 'toShip'] as const
export type BuiltInView = (typeof BUILT_IN_VIEWS)[number]

export const builtInFilters: Readonly<Record<BuiltInView, OrderFilters>> = {
  all: NO_ORDER_FILTERS,
  unpaid: { search: '', payment: 'pending' },
  today: { search: '', range: 'today' },
  toPrepare: { search: '', status: 'confirmed' },
  toShip: { search: '', status: 'processing' },
}

/** Characters of a view's name. */
export const MAX_VIEW_NAME = 40

interface Shown {
  readonly filters: OrderFilters
  readonly sort: OrderSort
}

/** Two views that show the same orders in the same order. */
export const isSameView = (one: Shown, other: Shown): boolean =>
  one.sort === other.sort &&
  one.filters.search.trim() === other.filters.search.trim() &&
  one.filters.status === other.filters.status &&
  one.filters.platform === other.filters.platform &&
  one.filters.range === other.filters.range &&
  one.filters.payment === other.filters.payment
