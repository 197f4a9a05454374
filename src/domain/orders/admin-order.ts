import type { OrderDetail, OrderLine } from './order'

export interface AdminOrderLine extends OrderLine {
  /** A coupon's free unit. */
  readonly isGift: boolean
}

/** Everything that the back office sees of an order. */
export interface AdminOrder extends OrderDetail {
  readonly lines: readonly AdminOrderLine[]
  /** Missing: a guest's order. */
  readonly userId?: string
  /** Premium months that payment grants; a guest's are kept on the order. */
  readonly premiumMonths: number
}
