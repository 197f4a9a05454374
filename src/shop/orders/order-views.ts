import type { DateRange } from './date-range'
import type { OrderStatusFilter, PaymentStatus } from './order'

/** Predefined filters of the order list, one per task. */
export const ORDER_VIEWS = ['all', 'unpaid', 'today', 'toPrepare', 'toShip'] as const
export type OrderViewName = (typeof ORDER_VIEWS)[number]

export interface OrderViewFilters {
  readonly status?: OrderStatusFilter
  readonly payment?: PaymentStatus
  readonly range?: DateRange
}

export const orderViewFilters: Readonly<Record<OrderViewName, OrderViewFilters>> = {
  all: {},
  unpaid: { payment: 'pending', status: 'valid' },
  today: { range: 'today' },
  toPrepare: { payment: 'completed', status: 'unshipped' },
  toShip: { status: 'processing' },
}

/** Number of orders per view. */
export type OrderCounts = Readonly<Record<OrderViewName, number>>
