import { create } from 'zustand'
import {
  isCouponFresh,
  parseAppliedCoupon,
  toStoredCoupon,
  type AppliedCoupon,
} from '@/domain/coupons/applied-coupon'
import { addGifts, removeGifts } from './cart'
import { onOtherTab, readJson, remove, writeJson } from './storage'

/** Storage key of S3. */
const APPLIED_COUPON = 'appliedCoupon'

interface CouponStore {
  /** `basis` names the cart for which it was judged; unknown after a reload, so that it is judged again. */
  coupon: (AppliedCoupon & { readonly basis?: string }) | null
  /** The last one grew older than 30 minutes and was removed with its gifts (S4). */
  lapsed: { readonly code: string; readonly hadGift: boolean } | null
}

export const useCoupon = create<CouponStore>(() => ({ coupon: null, lapsed: null }))

const announce = (coupon: AppliedCoupon | null) =>
  window.dispatchEvent(new CustomEvent('couponUpdated', { detail: coupon && toStoredCoupon(coupon) }))

/** Saves it with its moment, adds its gifts and fires `couponUpdated` (S4). */
export function applyCoupon(coupon: AppliedCoupon, basis: string): void {
  writeJson(APPLIED_COUPON, toStoredCoupon(coupon))
  useCoupon.setState({ coupon: { ...coupon, basis }, lapsed: null })
  addGifts(coupon.freeItems)
  announce(coupon)
}

function drop(lapsed: CouponStore['lapsed']): void {
  remove(APPLIED_COUPON)
  useCoupon.setState({ coupon: null, lapsed })
  removeGifts()
  announce(null)
}

/** Removing a coupon also removes the gifts that it added (S4). */
export const clearCoupon = (): void => drop(null)

/** Call before the coupon counts: an old one is removed. @returns the one that still holds */
export function currentCoupon(): AppliedCoupon | null {
  const { coupon } = useCoupon.getState()
  if (coupon && !isCouponFresh(coupon.appliedAt, Date.now())) {
    drop({ code: coupon.code, hadGift: coupon.freeItems.length > 0 })
    return null
  }
  return coupon
}

const load = () => {
  useCoupon.setState({ coupon: parseAppliedCoupon(readJson(APPLIED_COUPON)) })
  currentCoupon()
}

// Read when cart or checkout first ask for it; the server never has one.
if (typeof window !== 'undefined') {
  load()
  onOtherTab([APPLIED_COUPON], load)
}
