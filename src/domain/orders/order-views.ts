import type { DateRange } from './date-range'
import type { OrderStatus, PaymentStatus } from './order'

/** Ready selections of orders, by what is to be done with them. */
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

/** Orders in each of them. */
export type OrderCounts = Readonly<Record<OrderViewName, number>>
