import { isFailure } from '@/client'
import { checkout, type PlacedOrder } from '@/shop/checkout/checkout.client'
import { confirmCoupon } from '@/shop/coupons/coupons.client'
import type { Body } from '@/contract/shared/dto'
import { paidLines, type CartLine } from '@/shop/cart/cart'
import type { AppliedCoupon } from '@/shop/coupons/applied-coupon'
import { toMajor, toMinor } from '@/shop/shared/money'
import type { ShownTotals } from '@/screens/storefront/cart/cart-types'
import type { CheckoutSubmission } from '@/screens/storefront/checkout/checkout-types'
import { PLATFORM } from '../../settings'
import type { Application } from '../application'
import { linesOfCart } from '../cart/order-lines'
import { orderDataOf } from '../coupons/coupon-queries'
import { orderAttempt } from './order-attempt'

export interface CheckoutInput {
  readonly submission: CheckoutSubmission
  readonly lines: readonly CartLine[]
  readonly coupon: AppliedCoupon | null
  /** Makes it the first order of a Sparabo. */
  readonly subscription?: Body<'checkout'>['subscription']
  /** Totals shown to the shopper; the server rejects the order if its own differ. */
  readonly totals: ShownTotals
}

const bodyOf = ({ submission, lines, coupon, totals, subscription }: CheckoutInput): Body<'checkout'> => ({
  platform: PLATFORM,
  items: paidLines(linesOfCart(lines)).map(({ productId, quantity }) => ({ productId, quantity })),
  customerInfo: submission.customer,
  shippingAddress: submission.address,
  paymentMethod: submission.paymentMethod,
  customerNote: submission.note === '' ? null : submission.note,
  ...(submission.giftMessage !== '' && { giftMessage: submission.giftMessage }),
  ...(submission.reviewMail && { reviewMail: true }),
  ...(subscription && { subscription }),
  couponData: coupon && { coupon: { code: coupon.code } },
  expectedTotal: toMajor(totals.total),
})

/** Error statuses that do not tell whether an earlier attempt with the same key has placed an order; the key is kept. */
const KEY_KEEPING_STATUSES: readonly number[] = [401, 408, 422, 429]

const isDefinite = (error: unknown): boolean =>
  isFailure(error) &&
  error.status >= 400 &&
  error.status < 500 &&
  !KEY_KEEPING_STATUSES.includes(error.status)

/**
 * Places the order. A retry after a missing response uses the same key, so that no second order is placed. @throws
 * ApiFailure
 */
export async function sendOrder({ http, stores }: Application, input: CheckoutInput): Promise<PlacedOrder> {
  const attempt = orderAttempt(stores.attempt)
  const body = bodyOf(input)
  const key = attempt.keyFor(JSON.stringify(body))
  try {
    const placed = await checkout(http, body, key)
    attempt.clear()
    if (input.coupon)
      void confirmCoupon(http, {
        code: input.coupon.code,
        orderId: placed.order.id,
        orderData: orderDataOf(input.lines),
        userEmail: body.customerInfo.email,
        userId: stores.session.getState().user?.id,
      }).catch(() => undefined)
    return placed
  } catch (error) {
    if (isDefinite(error)) attempt.clear()
    throw error
  }
}

const FIELDS = ['subtotal', 'shipping', 'discount', 'shippingDiscount', 'tax', 'total'] as const

/** New totals of a TOTAL_CHANGED response in minor units; undefined if it has none. */
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
