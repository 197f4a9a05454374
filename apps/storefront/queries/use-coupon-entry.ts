import { useEffect, useEffectEvent, useState } from 'react'
import { COUPON_LIFETIME_MS } from '@/domain/coupons/applied-coupon'
import type { CartLine } from '@/domain/cart/cart'
import type { CouponState } from '@/screens/storefront/cart/cart-types'
import {
  declineAutomatic,
  isAutomatic,
  isDeclined,
  markAutomatic,
  useAutoCoupon,
} from '../stores/auto-coupon'
import { applyCoupon, clearCoupon, currentCoupon, useCoupon } from '../stores/coupon'
import { autoCouponFor, couponProblemOf, isCouponRefusal, validateFor } from './coupon-calls'
import { basisOf } from './order-lines'

/** Changes of the cart that come close together are judged once, ms. */
const DEBOUNCE = 400

/** The coupon ends while it is looked at: after 30 minutes it is removed with its gifts (S4). */
function useLapse(): void {
  const appliedAt = useCoupon(({ coupon }) => coupon?.appliedAt)
  useEffect(() => {
    if (appliedAt === undefined) return
    const timer = setTimeout(currentCoupon, appliedAt + COUPON_LIFETIME_MS - Date.now() + 1)
    return () => clearTimeout(timer)
  }, [appliedAt])
}

/**
 * Entry, check and removal of the coupon; every change of the lines has it judged again (decisions §4). Where none
 * was typed the best automatic one is applied (decisions §6).
 * @param lines what is ordered
 */
export function useCouponEntry(lines: readonly CartLine[]) {
  const { coupon, lapsed } = useCoupon()
  const said = useAutoCoupon((state) => state.said)
  const [entry, setEntry] = useState<Extract<CouponState, { status: 'checking' | 'refused' }>>()
  const basis = basisOf(lines)
  const code = coupon?.code
  const recalculating = coupon !== null && coupon.basis !== basis && basis !== ''
  const automatic = isAutomatic(code, said)
  const offersItself = !coupon && !lapsed && !entry && !isDeclined(said) && basis !== ''
  useLapse()

  const apply = async (wanted: string) => {
    setEntry({ status: 'checking' })
    try {
      applyCoupon(await validateFor(wanted, lines), basis)
      setEntry(undefined)
    } catch (error) {
      setEntry({ status: 'refused', problem: couponProblemOf(error) })
    }
  }

  const judge = useEffectEvent(async (wanted: string) => {
    const appliedAt = currentCoupon()?.appliedAt
    if (appliedAt === undefined) return
    const isStill = () => useCoupon.getState().coupon?.code === wanted
    try {
      const judged = await validateFor(wanted, lines)
      // Judged again it does not grow any younger (S5).
      if (isStill()) applyCoupon({ ...judged, appliedAt }, basis)
    } catch (error) {
      if (!isCouponRefusal(error) || !isStill()) return
      clearCoupon()
      if (!automatic) setEntry({ status: 'refused', problem: couponProblemOf(error) })
    }
  })
  const offer = useEffectEvent(async () => {
    const found = await autoCouponFor(lines)
    if (!found || useCoupon.getState().coupon) return
    markAutomatic(found.code)
    applyCoupon(found, basis)
  })

  useEffect(() => {
    if (!recalculating || code === undefined) return
    const timer = setTimeout(() => void judge(code), DEBOUNCE)
    return () => clearTimeout(timer)
  }, [recalculating, code, basis])
  useEffect(() => {
    if (!offersItself) return
    const timer = setTimeout(() => void offer(), DEBOUNCE)
    return () => clearTimeout(timer)
  }, [offersItself, basis])

  const known: CouponState = lapsed ? { status: 'lapsed', ...lapsed } : { status: 'none' }
  return {
    state: entry ?? (coupon ? ({ status: 'applied', coupon, automatic } as const) : known),
    recalculating,
    apply: (wanted: string) => void apply(wanted),
    remove: () => {
      if (automatic) declineAutomatic()
      setEntry(undefined)
      clearCoupon()
    },
  }
}
