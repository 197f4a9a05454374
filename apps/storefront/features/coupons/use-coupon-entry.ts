import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useStore } from 'zustand'
import type { CartLine } from '@/shop/cart/cart'
import type { CouponState } from '@/screens/storefront/cart/cart-types'
import { useApplication } from '../application'
import { basisOf } from '../cart/order-lines'
import type { OrderCoupons } from '../checkout/order-coupons'
import {
  automaticQuery,
  couponProblemOf,
  isCouponRefusal,
  validateFor,
  validationQuery,
} from './coupon-queries'
import { useDebounced } from './use-debounced'

/** Delay in ms, so that several quick cart changes are validated once. */
const DEBOUNCE = 400

type Entry = Extract<CouponState, { status: 'checking' | 'refused' }>

/**
 * Entry, validation and removal of the coupon. Validates again after every change of the lines; without an entered code
 * the best automatic coupon is applied.
 * @param lines lines of the order
 * @param coupons coupon state of that order
 * @param guestEmail email entered so far
 */
export function useCouponEntry(lines: readonly CartLine[], coupons: OrderCoupons, guestEmail?: string) {
  const application = useApplication()
  const { coupon, lapsed, refused, apply, clear, current } = useStore(coupons.coupon)
  const automaticState = useStore(coupons.automatic)
  const [entry, setEntry] = useState<Entry>()
  const basis = basisOf(lines)
  const settled = useDebounced(basis, DEBOUNCE) === basis && basis !== ''
  const code = coupon?.code
  const isOutdated = coupon !== null && coupon.basis !== basis && basis !== ''
  const automatic = code !== undefined && code === automaticState.code
  const canOfferAutomatic = !coupon && !lapsed && !refused && !entry && !automaticState.declined

  const validation = useQuery({
    ...validationQuery(application, code ?? '', { lines, guestEmail }),
    enabled: isOutdated && settled,
  })
  const offer = useQuery({
    ...automaticQuery(application, { lines, guestEmail }),
    enabled: canOfferAutomatic && settled,
  })

  const applyValidation = useEffectEvent(() => {
    const appliedAt = current()?.appliedAt
    // A repeated validation does not extend the 30 minutes.
    if (validation.data && isOutdated && appliedAt !== undefined)
      apply({ ...validation.data, appliedAt }, basis)
  })
  const applyRejection = useEffectEvent(() => {
    if (!isCouponRefusal(validation.error) || !isOutdated) return
    clear(automatic ? undefined : couponProblemOf(validation.error))
  })
  const applyOffer = useEffectEvent(() => {
    if (!offer.data || !canOfferAutomatic) return
    automaticState.accept(offer.data.code)
    apply(offer.data, basis)
  })
  useEffect(() => applyValidation(), [validation.data])
  useEffect(() => applyRejection(), [validation.error])
  useEffect(() => applyOffer(), [offer.data])

  const enter = async (enteredCode: string) => {
    setEntry({ status: 'checking' })
    try {
      apply(await validateFor(application, enteredCode, { lines, guestEmail }), basis)
      setEntry(undefined)
    } catch (error) {
      setEntry({ status: 'refused', problem: couponProblemOf(error) })
    }
  }
  const unchecked = isOutdated && validation.isError
  const known: CouponState = lapsed
    ? { status: 'lapsed', ...lapsed }
    : refused
      ? { status: 'refused', problem: refused }
      : { status: 'none' }
  return {
    state: entry ?? (coupon ? ({ status: 'applied', coupon, automatic, unchecked } as const) : known),
    recalculating: isOutdated && !unchecked,
    retry: () => void validation.refetch(),
    apply: (enteredCode: string) => void enter(enteredCode),
    remove: () => {
      if (automatic) automaticState.decline()
      setEntry(undefined)
      clear()
    },
  }
}
