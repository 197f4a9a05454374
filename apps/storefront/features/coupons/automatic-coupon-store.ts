import { createStore } from 'zustand/vanilla'
import type { BrowserStorage } from '../session/storage'

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

export const createAutomaticCouponStore = ({ readText, writeText, remove, onOtherTab }: BrowserStorage) =>
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
