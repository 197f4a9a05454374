import type { CouponRefusal } from '../coupons/coupon-effects'
import type { PaymentMethod } from '../payments/payment-methods'
import type { Platform } from '../shared/platform'
import type { Address } from './address'
import type { AdminOrder } from './admin-order'
import { isUnshipped, type Customer, type OrderTotals } from './order'
import type { TaxOfRate } from './invoice-taxes'
import type { OwnDiscount, Settlement } from './order-plan'

/** A paid line as the back office wants it; amounts in minor units. */
export interface WantedOrderLine {
  readonly productId: string
  readonly quantity: number
  /** Own price of a unit. @default the order's, or today's of what is new */
  readonly unitPrice?: number
}

/** A line of a planned order. */
export interface PlannedOrderLine {
  readonly productId: string
  readonly name: string
  readonly quantity: number
  readonly unitPrice: number
  readonly total: number
  readonly isGift: boolean
  /** How many there are, where more are wanted. */
  readonly available?: number
}

/** What an order would be; amounts in minor units. */
export interface OrderPlan {
  readonly lines: readonly PlannedOrderLine[]
  readonly totals: OrderTotals
  readonly taxes: readonly TaxOfRate[]
  /** Units that leave the stock, negative if they return, and how many are left. */
  readonly stock: readonly {
    readonly productId: string
    readonly name: string
    readonly units: number
    readonly left: number
  }[]
}

/** What a change would make of an order. */
export interface ChangePlan extends OrderPlan {
  /** Missing: the order keeps its coupon, or has none. */
  readonly couponLost?: CouponRefusal
  readonly settlement: Settlement
  /** Number of the invoice that is cancelled for a new one. */
  readonly replacesInvoice?: string
}

/** Whether the lines of an order may still be changed, as the server asks. */
export const isChangeable = ({ status, payment, refunded, lines, customer }: AdminOrder): boolean =>
  isUnshipped(status) &&
  payment.status !== 'refunded' &&
  refunded === 0 &&
  customer.email !== '' &&
  lines.every(({ returned }) => returned === 0)

/** An order that the shop makes for a customer; amounts in minor units. */
export interface NewOrderInput {
  readonly platform: Platform
  readonly lines: readonly WantedOrderLine[]
  readonly discount: OwnDiscount | null
  /** Own shipping costs. @default by the rules */
  readonly shipping: number | undefined
  /** Missing for a guest. */
  readonly userId?: string
  readonly customer: Pick<Customer, 'name' | 'email' | 'phone' | 'company'>
  readonly address: Address
  readonly paymentMethod: PaymentMethod
  readonly paid: boolean
  readonly note: string
}
