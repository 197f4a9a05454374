import { isFailure } from '@/client'
import { autoCoupon, validateCoupon } from '@/client/coupons/coupons'
import type { AppliedCoupon } from '@/domain/coupons/applied-coupon'
import { paidLines, type CartLine } from '@/domain/cart/cart'
import { toMinor } from '@/domain/shared/money'
import type { CouponFailure } from '@/screens/storefront/cart/cart-types'
import { http } from '../http'
import { PLATFORM } from '../settings'
import { useSession } from '../stores/session'

const orderDataOf = (lines: readonly CartLine[]) => ({
  platform: PLATFORM,
  currency: 'EUR' as const,
  items: paidLines(lines).map(({ productId, quantity }) => ({ productId, quantity })),
})

/** @throws ApiFailure COUPON_* */
export const validateFor = (code: string, lines: readonly CartLine[]): Promise<AppliedCoupon> =>
  validateCoupon(http, {
    code,
    userEmail: useSession.getState().user?.email,
    userId: useSession.getState().user?.id,
    orderData: orderDataOf(lines),
  })

/** The best automatic coupon; none where the shop cannot tell: it is an extra that nobody asked for. */
export const autoCouponFor = (lines: readonly CartLine[]): Promise<AppliedCoupon | null> =>
  autoCoupon(http, { orderData: orderDataOf(lines) }).catch(() => null)

const minimumOf = (details: Readonly<Record<string, unknown>>) =>
  typeof details.minimum === 'number'
    ? { amount: toMinor(details.minimum), currency: 'EUR' as const }
    : undefined

export function couponProblemOf(error: unknown): CouponFailure {
  if (!isFailure(error)) return {}
  return { code: error.code, message: error.message, minimum: minimumOf(error.details) }
}

/** The coupon itself was refused; without an answer it stays as it is: the checkout has the last word. */
export const isCouponRefusal = (error: unknown): boolean =>
  isFailure(error) && error.code.startsWith('COUPON_')
