import type { DateRange } from './date-range'
import type { OrderStatus, PaymentStatus } from './order'

/** Predefined filters of the order list, one per task. */
export const ORDER_VIEWS = ['all', 'unpaid', 'today', 'toPrepare', 'toShip'] as const
export type OrderViewName = (typeof ORDER_VIEWS)[number]

export interface OrderViewFilters {
  readonly status?: OrderStatus
  readonly payment?: PaymentStatus
  readonly range?: DateRange
}

export const orderViewFilters: Readonly<Record<OrderViewName, OrderViewFilters>> = {
  all: {},
  unpaid: { payment: 'pending' },
  today: { range: 'today' },
  toPrepare: { status: 'confirmed' },
  toShip: { status: 'processing' },
}

/** Number of orders per view. */
export type OrderCounts = Readonly<Record<OrderViewName, number>>
