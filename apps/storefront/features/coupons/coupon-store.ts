import { createStore } from 'zustand/vanilla'
import {
  isCouponFresh,
  parseAppliedCoupon,
  toStoredCoupon,
  type AppliedCoupon,
} from '@/domain/coupons/applied-coupon'
import type { CouponFailure } from '@/screens/storefront/cart/cart-types'
import type { CartStore } from '../cart/cart-store'
import type { BrowserStorage } from '../session/storage'

/** Part of the product's interface (SHOP-31). */
const APPLIED_COUPON = 'appliedCoupon'

interface CouponState {
  /** `basis` names the cart for which it was validated; unknown after a reload, so that it is validated again. */
  readonly coupon: (AppliedCoupon & { readonly basis?: string }) | null
  /** The last one grew older than 30 minutes and was removed with its gifts. */
  readonly lapsed: { readonly code: string; readonly hadGift: boolean } | null
  /** Why the last one was removed after the cart had changed. */
  readonly refused: CouponFailure | null
  /** Reads the stored coupon and follows other tabs; after the cart's. @returns the function that stops following */
  readonly start: () => () => void
  /** Saves it with its moment, adds its gifts and fires `couponUpdated`. */
  readonly apply: (coupon: AppliedCoupon, basis: string) => void
  /** Removes it with the gifts that it added. @param refused why, where the shopper has to know */
  readonly clear: (refused?: CouponFailure) => void
  /** Call before the coupon counts: an old one is removed. @returns the one that still holds */
  readonly current: () => AppliedCoupon | null
}

const announce = (coupon: AppliedCoupon | null) =>
  window.dispatchEvent(new CustomEvent('couponUpdated', { detail: coupon && toStoredCoupon(coupon) }))

/** Where the gifts of a coupon go. */
type GiftKeeper = Pick<ReturnType<CartStore['getState']>, 'addGifts' | 'removeGifts'>

export const createCouponStore = (
  { readJson, writeJson, remove, onOtherTab }: BrowserStorage,
  gifts: GiftKeeper,
  onChange: (coupon: AppliedCoupon | null) => void = announce,
) =>
  createStore<CouponState>()((set, get) => {
    const drop = (lapsed: CouponState['lapsed'], refused: CouponState['refused'] = null) => {
      remove(APPLIED_COUPON)
      set({ coupon: null, lapsed, refused })
      gifts.removeGifts()
      onChange(null)
    }
    const current = () => {
      const { coupon } = get()
      if (coupon && !isCouponFresh(coupon.appliedAt, Date.now())) {
        drop({ code: coupon.code, hadGift: coupon.freeItems.length > 0 })
        return null
      }
      return coupon
    }
    const load = () => {
      set({ coupon: parseAppliedCoupon(readJson(APPLIED_COUPON)) })
      current()
    }
    return {
      coupon: null,
      lapsed: null,
      refused: null,
      start: () => {
        load()
        return onOtherTab([APPLIED_COUPON], load)
      },
      apply: (coupon, basis) => {
        writeJson(APPLIED_COUPON, toStoredCoupon(coupon))
        set({ coupon: { ...coupon, basis }, lapsed: null, refused: null })
        gifts.addGifts(coupon.freeItems)
        onChange(coupon)
      },
      clear: (refused) => drop(null, refused),
      current,
    }
  })
export type CouponStore = ReturnType<typeof createCouponStore>
