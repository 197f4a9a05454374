import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useStore } from 'zustand'
import type { CartLine } from '@/domain/cart/cart'
import { COUPON_LIFETIME_MS } from '@/domain/coupons/applied-coupon'
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
import type { CouponStore } from './coupon-store'
import { useDebounced } from './use-debounced'

/** Changes of the cart that come close together are validated once, ms. */
const DEBOUNCE = 400

/** The coupon ends while it is looked at: after 30 minutes it is removed with its gifts. */
function useLapse(store: CouponStore): void {
  const appliedAt = useStore(store, ({ coupon }) => coupon?.appliedAt)
  const current = useStore(store, (state) => state.current)
  useEffect(() => {
    if (appliedAt === undefined) return
    const timer = setTimeout(current, appliedAt + COUPON_LIFETIME_MS - Date.now() + 1)
    return () => clearTimeout(timer)
  }, [appliedAt, current])
}

type Entry = Extract<CouponState, { status: 'checking' | 'refused' }>

/**
 * Entry, check and removal of the coupon; every change of the lines has it validated again. Where none was typed the
 * best automatic one is applied.
 * @param lines what is ordered
 * @param coupons of that order
 * @param guestEmail as typed so far
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
  const offersItself = !coupon && !lapsed && !refused && !entry && !automaticState.declined
  useLapse(coupons.coupon)

  const validation = useQuery({
    ...validationQuery(application, code ?? '', { lines, guestEmail }),
    enabled: isOutdated && settled,
  })
  const offer = useQuery({
    ...automaticQuery(application, { lines, guestEmail }),
    enabled: offersItself && settled,
  })

  const takeValidation = useEffectEvent(() => {
    const appliedAt = current()?.appliedAt
    // Validated again it does not grow any younger.
    if (validation.data && isOutdated && appliedAt !== undefined)
      apply({ ...validation.data, appliedAt }, basis)
  })
  const takeRefusal = useEffectEvent(() => {
    if (!isCouponRefusal(validation.error) || !isOutdated) return
    clear(automatic ? undefined : couponProblemOf(validation.error))
  })
  const takeOffer = useEffectEvent(() => {
    if (!offer.data || !offersItself) return
    automaticState.mark(offer.data.code)
    apply(offer.data, basis)
  })
  useEffect(() => takeValidation(), [validation.data])
  useEffect(() => takeRefusal(), [validation.error])
  useEffect(() => takeOffer(), [offer.data])

  const enter = async (wanted: string) => {
    setEntry({ status: 'checking' })
    try {
      apply(await validateFor(application, wanted, { lines, guestEmail }), basis)
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
    apply: (wanted: string) => void enter(wanted),
    remove: () => {
      if (automatic) automaticState.decline()
      setEntry(undefined)
      clear()
    },
  }
}
