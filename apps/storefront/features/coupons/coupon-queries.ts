import { queryOptions } from '@tanstack/react-query'
import { isFailure } from '@/client'
import { autoCoupon, validateCoupon } from '@/client/coupons/coupons'
import { paidLines, type CartLine } from '@/domain/cart/cart'
import type { AppliedCoupon } from '@/domain/coupons/applied-coupon'
import { toMinor } from '@/domain/shared/money'
import type { CouponFailure } from '@/screens/storefront/cart/cart-types'
import { PLATFORM } from '../../settings'
import type { Application } from '../application'
import { basisOf } from '../cart/order-lines'
import { refusalMessage } from '../session/failure-message'

const orderDataOf = (lines: readonly CartLine[]) => ({
  platform: PLATFORM,
  currency: 'EUR' as const,
  items: paidLines(lines).map(({ productId, quantity }) => ({ productId, quantity })),
})

/** @throws ApiFailure COUPON_* */
export const validateFor = (
  { http, stores }: Application,
  code: string,
  lines: readonly CartLine[],
): Promise<AppliedCoupon> => {
  const { user } = stores.session.getState()
  return validateCoupon(http, {
    code,
    userEmail: user?.email,
    userId: user?.id,
    orderData: orderDataOf(lines),
  })
}

/** The applied coupon for what is ordered now. */
export const validationQuery = (application: Application, code: string, lines: readonly CartLine[]) =>
  queryOptions({
    queryKey: ['coupon', 'validation', code, basisOf(lines)],
    queryFn: () => validateFor(application, code, lines),
    staleTime: 0,
    gcTime: 0,
  })

/** The best automatic coupon; none where the shop cannot tell: it is an extra that nobody asked for. */
export const automaticQuery = ({ http }: Application, lines: readonly CartLine[]) =>
  queryOptions({
    queryKey: ['coupon', 'automatic', basisOf(lines)],
    queryFn: () => autoCoupon(http, { orderData: orderDataOf(lines) }).catch(() => null),
    staleTime: 0,
    gcTime: 0,
  })

const minimumOf = (details: Readonly<Record<string, unknown>>) =>
  typeof details.minimum === 'number'
    ? { amount: toMinor(details.minimum), currency: 'EUR' as const }
    : undefined

export function couponProblemOf(error: unknown): CouponFailure {
  if (!isFailure(error)) return {}
  return { code: error.code, message: refusalMessage(error), minimum: minimumOf(error.details) }
}

/** The coupon itself was refused; without an answer it stays: the checkout validates it again. */
export const isCouponRefusal = (error: unknown): boolean =>
  isFailure(error) && error.code.startsWith('COUPON_')
