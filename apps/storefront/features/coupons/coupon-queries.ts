import { queryOptions } from '@tanstack/react-query'
import { isFailure } from '@/client'
import { autoCoupon, validateCoupon } from '@/shop/coupons/coupons.client'
import { cartSubtotal, paidLines, type CartLine } from '@/shop/cart/cart'
import type { AppliedCoupon } from '@/shop/coupons/applied-coupon'
import { toMajor, toMinor } from '@/shop/shared/money'
import { platformCurrency } from '@/shop/shared/platform'
import type { CouponFailure } from '@/screens/storefront/cart/cart-types'
import { PLATFORM } from '../../settings'
import type { Application } from '../application'
import { basisOf } from '../cart/order-lines'
import { refusalMessage } from '../session/failure-message'

export const orderDataOf = (lines: readonly CartLine[]) => ({
  subtotal: toMajor(cartSubtotal(lines)),
  platform: PLATFORM,
  currency: platformCurrency[PLATFORM],
  items: paidLines(lines).map(({ productId, quantity }) => ({ productId, quantity })),
})

/** Data a coupon is validated against: the lines, and a guest's email. */
interface CouponBasis {
  readonly lines: readonly CartLine[]
  readonly guestEmail?: string | undefined
}

const callerOf = ({ stores }: Application, guestEmail: string | undefined) => {
  const { user } = stores.session.getState()
  return { userEmail: user?.email ?? guestEmail, userId: user?.id }
}

/** @throws ApiFailure COUPON_* */
export const validateFor = (
  application: Application,
  code: string,
  { lines, guestEmail }: CouponBasis,
): Promise<AppliedCoupon> =>
  validateCoupon(application.http, {
    code,
    ...callerOf(application, guestEmail),
    orderData: orderDataOf(lines),
  })

/** Validates the applied coupon for the current lines. */
export const validationQuery = (application: Application, code: string, basis: CouponBasis) =>
  queryOptions({
    queryKey: ['coupon', 'validation', code, basisOf(basis.lines)],
    queryFn: () => validateFor(application, code, basis),
    staleTime: 0,
    gcTime: 0,
  })

/** The best automatic coupon; null if the request fails, because automatic coupons are optional. */
export const automaticQuery = (application: Application, { lines, guestEmail }: CouponBasis) =>
  queryOptions({
    queryKey: ['coupon', 'automatic', basisOf(lines)],
    queryFn: () =>
      autoCoupon(application.http, {
        ...callerOf(application, guestEmail),
        orderData: orderDataOf(lines),
      }).catch(() => null),
    staleTime: 0,
    gcTime: 0,
  })

const minimumOf = (details: Readonly<Record<string, unknown>>) =>
  typeof details.minimum === 'number'
    ? { amount: toMinor(details.minimum), currency: platformCurrency[PLATFORM] }
    : undefined

export function couponProblemOf(error: unknown): CouponFailure {
  if (!isFailure(error)) return {}
  return { code: error.code, message: refusalMessage(error), minimum: minimumOf(error.details) }
}

/** True if the coupon was rejected. Without a response it is kept, because the checkout validates it again. */
export const isCouponRefusal = (error: unknown): boolean =>
  isFailure(error) &&
  (error.code.startsWith('COUPON_') || (error.code === 'UNREADABLE' && refusalMessage(error) !== undefined))
