import { useEffect, useState } from 'react'
import { isFailure } from '@/client'
import { validateCoupon } from '@/client/coupons'
import { paidLines, type CartLine } from '@/domain/cart'
import { toMinor } from '@/domain/money'
import type { CouponProblem, CouponState } from '@/screens/storefront/cart-types'
import { http } from '../http'
import { PLATFORM } from '../settings'
import { useCart } from '../stores/cart'
import { applyCoupon, clearCoupon, currentCoupon, useCoupon } from '../stores/coupon'
import { useSession } from '../stores/session'

/** Changes of the cart that come close together are judged once, ms. */
const DEBOUNCE = 400

const minimumOf = (details: Readonly<Record<string, unknown>>) =>
  typeof details.minimum === 'number'
    ? { amount: toMinor(details.minimum), currency: 'EUR' as const }
    : undefined

function problemOf(error: unknown): CouponProblem {
  if (!isFailure(error)) return {}
  return { code: error.code, message: error.message, minimum: minimumOf(error.details) }
}

const validate = (code: string, lines: readonly CartLine[]) =>
  validateCoupon(http, {
    code,
    userEmail: useSession.getState().user?.email,
    userId: useSession.getState().user?.id,
    orderData: {
      platform: PLATFORM,
      currency: 'EUR',
      items: paidLines(lines).map(({ productId, quantity }) => ({ productId, quantity })),
    },
  })

/** What was paid for, as text: gifts come and go with the coupon itself. */
const basisOf = (lines: readonly CartLine[]) =>
  paidLines(lines)
    .map(({ productId, quantity }) => `${productId}×${quantity}`)
    .join()

/** Entry, check and removal of the coupon; every change of the cart has it judged again (decisions §4). */
export function useCouponEntry() {
  const lines = useCart((state) => state.lines)
  const { coupon, lapsed } = useCoupon()
  const [entry, setEntry] = useState<Extract<CouponState, { status: 'checking' | 'refused' }>>()
  const basis = basisOf(lines)
  const code = coupon?.code
  const recalculating = coupon !== null && coupon.basis !== basis

  const apply = async (wanted: string) => {
    setEntry({ status: 'checking' })
    try {
      applyCoupon(await validate(wanted, useCart.getState().lines), basis)
      setEntry(undefined)
    } catch (error) {
      setEntry({ status: 'refused', problem: problemOf(error) })
    }
  }

  useEffect(() => {
    if (!recalculating || code === undefined) return
    const timer = setTimeout(() => {
      if (!currentCoupon()) return
      validate(code, useCart.getState().lines).then(
        (judged) => applyCoupon(judged, basis),
        (error: unknown) => {
          // Without an answer it stays as it is: the checkout has the last word.
          if (!isFailure(error) || !error.code.startsWith('COUPON_')) return
          clearCoupon()
          setEntry({ status: 'refused', problem: problemOf(error) })
        },
      )
    }, DEBOUNCE)
    return () => clearTimeout(timer)
  }, [recalculating, code, basis])

  const state: CouponState =
    entry ??
    (coupon ? { status: 'applied', coupon } : lapsed ? { status: 'lapsed', ...lapsed } : { status: 'none' })
  return {
    state,
    recalculating,
    apply: (wanted: string) => void apply(wanted),
    remove: () => {
      setEntry(undefined)
      clearCoupon()
    },
  }
}
