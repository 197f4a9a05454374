import { createStore } from 'zustand/vanilla'
import {
  COUPON_LIFETIME_MS,
  isCouponFresh,
  parseAppliedCoupon,
  toStoredCoupon,
  type AppliedCoupon,
} from '@/shop/coupons/applied-coupon'
import type { CouponFailure } from '@/screens/storefront/cart/cart-types'
import type { CartStore } from '../cart/cart-store'
import type { SessionStorage } from '../session/storage'

/** Storage key; its format is part of the public interface (SHOP-31). */
const APPLIED_COUPON = 'appliedCoupon'

interface CouponState {
  /** `basis` is the key of the cart it was validated for; undefined after a reload, which triggers a new validation. */
  readonly coupon: (AppliedCoupon & { readonly basis?: string }) | null
  /** The last coupon was older than 30 minutes and has been removed with its gifts. */
  readonly lapsed: { readonly code: string; readonly hadGift: boolean } | null
  /** Why the last coupon was removed after a cart change. */
  readonly refused: CouponFailure | null
  /** Reads the stored coupon and follows other tabs; call after the cart's `start`. @returns a function that stops it */
  readonly start: () => () => void
  /** Stores it with the current time, adds its gifts and fires `couponUpdated`. */
  readonly apply: (coupon: AppliedCoupon, basis: string) => void
  /** Removes it with its gifts. @param refused reason to show to the shopper */
  readonly clear: (refused?: CouponFailure) => void
  /** Removes an expired coupon first. @returns the coupon if still valid */
  readonly current: () => AppliedCoupon | null
}

const announce = (coupon: AppliedCoupon | null) =>
  window.dispatchEvent(new CustomEvent('couponUpdated', { detail: coupon && toStoredCoupon(coupon) }))

/** Where the gifts of a coupon are added: the cart. */
type GiftTarget = Pick<ReturnType<CartStore['getState']>, 'addGifts' | 'removeGifts'>

export const createCouponStore = (
  { readJson, writeJson, remove, onOtherTab }: SessionStorage,
  gifts: GiftTarget,
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
    /** Removes it once it has expired, whatever page is open by then. */
    const watch = () => {
      const coupon = current()
      if (coupon) setTimeout(current, coupon.appliedAt + COUPON_LIFETIME_MS - Date.now() + 1)
    }
    const load = () => {
      set({ coupon: parseAppliedCoupon(readJson(APPLIED_COUPON)) })
      watch()
    }
    return {
      coupon: null,
      lapsed: null,
      refused: null,
      start: () => {
        load()
        // A gift whose coupon cannot be read would never be delivered.
        if (!get().coupon) gifts.removeGifts()
        return onOtherTab([APPLIED_COUPON], () => {
          load()
          onChange(get().coupon)
        })
      },
      apply: (coupon, basis) => {
        writeJson(APPLIED_COUPON, toStoredCoupon(coupon))
        set({ coupon: { ...coupon, basis }, lapsed: null, refused: null })
        gifts.addGifts(coupon.freeItems)
        watch()
        onChange(coupon)
      },
      clear: (refused) => drop(null, refused),
      current,
    }
  })
export type CouponStore = ReturnType<typeof createCouponStore>

/** Storage key of the automatically applied coupon's code, or DECLINED. */
const AUTO_COUPON = 'autoCoupon'
const DECLINED = '-'

interface AutomaticCouponState {
  /** Code of the coupon applied automatically to this cart. */
  readonly code: string | null
  /** The shopper removed it, so it is not applied again. */
  readonly declined: boolean
  /** Reads the stored state and follows other tabs. @returns a function that stops it */
  readonly start: () => () => void
  readonly accept: (code: string) => void
  readonly decline: () => void
  /** Resets the state after an order. */
  readonly reset: () => void
}

export const createAutomaticCouponStore = ({ readText, writeText, remove, onOtherTab }: SessionStorage) =>
  createStore<AutomaticCouponState>()((set) => {
    const setStored = (stored: string | null) =>
      set({ code: stored === DECLINED ? null : stored, declined: stored === DECLINED })
    const load = () => setStored(readText(AUTO_COUPON))
    const write = (stored: string) => {
      writeText(AUTO_COUPON, stored)
      setStored(stored)
    }
    return {
      code: null,
      declined: false,
      start: () => {
        load()
        return onOtherTab([AUTO_COUPON], load)
      },
      accept: write,
      decline: () => write(DECLINED),
      reset: () => {
        remove(AUTO_COUPON)
        setStored(null)
      },
    }
  })
export type AutomaticCouponStore = ReturnType<typeof createAutomaticCouponStore>
