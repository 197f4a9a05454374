import { isFailure, isUncertain } from '@/client'
import { checkout } from '@/client/checkout/checkout'
import { confirmCoupon } from '@/client/coupons/coupons'
import type { Body } from '@/contract/shared/dto'
import type { AppliedCoupon } from '@/domain/coupons/applied-coupon'
import { paidLines, type CartLine } from '@/domain/cart/cart'
import { toMajor, toMinor } from '@/domain/shared/money'
import type { OrderDetail } from '@/domain/orders/order'
import type { ShownTotals } from '@/screens/storefront/cart/cart-types'
import type { CheckoutSubmission } from '@/screens/storefront/checkout/checkout-types'
import { http } from '../http'
import { PLATFORM } from '../settings'
import { orderedLines } from './order-lines'

/** The key of the last attempt that got no definite answer, with what it sent. */
let pending: { readonly body: string; readonly key: string } | null = null

export interface CheckoutInput {
  readonly submission: CheckoutSubmission
  readonly lines: readonly CartLine[]
  readonly coupon: AppliedCoupon | null
  /** As the shopper saw them. */
  readonly totals: ShownTotals
}

const bodyOf = ({ submission, lines, coupon, totals }: CheckoutInput): Body<'checkout'> => ({
  platform: PLATFORM,
  items: paidLines(orderedLines(lines)).map(({ productId, quantity }) => ({ productId, quantity })),
  customerInfo: submission.customer,
  shippingAddress: submission.address,
  paymentMethod: submission.paymentMethod,
  customerNote: submission.note === '' ? null : submission.note,
  couponData: coupon && { coupon: { code: coupon.code } },
  expectedTotal: toMajor(totals.total),
})

/**
 * Places the order. Sent again after an answer that never came, it carries the same key: there is never a second
 * order (decisions §4). @throws ApiFailure
 */
export async function placeOrder(input: CheckoutInput): Promise<OrderDetail> {
  const body = bodyOf(input)
  const text = JSON.stringify(body)
  const key = pending?.body === text ? pending.key : crypto.randomUUID()
  pending = { body: text, key }
  try {
    const order = await checkout(http, body, key)
    pending = null
    if (input.coupon)
      void confirmCoupon(http, { code: input.coupon.code, orderId: order.id }).catch(() => undefined)
    return order
  } catch (error) {
    if (!isUncertain(error)) pending = null
    throw error
  }
}

const FIELDS = ['subtotal', 'shipping', 'discount', 'shippingDiscount', 'tax', 'total'] as const

/** The new totals that TOTAL_CHANGED tells, minor units; undefined where the answer holds none. */
export function changedTotals(error: unknown, shown: ShownTotals): ShownTotals | undefined {
  if (!isFailure(error) || error.code !== 'TOTAL_CHANGED') return undefined
  const { totals } = error.details
  if (typeof totals !== 'object' || totals === null) return undefined
  const known = FIELDS.flatMap((field) => {
    const value: unknown = Reflect.get(totals, field)
    return typeof value === 'number' ? [[field, toMinor(value)] as const] : []
  })
  return { ...shown, ...Object.fromEntries(known) }
}
