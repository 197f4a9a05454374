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
  readonly start: () => void
  readonly mark: (code: string) => void
  readonly decline: () => void
  /** Resets the state after an order. */
  readonly forget: () => void
}

export const createAutomaticCouponStore = ({ readText, writeText, remove }: BrowserStorage) =>
  createStore<AutomaticCouponState>()((set) => {
    const take = (stored: string | null) =>
      set({ code: stored === DECLINED ? null : stored, declined: stored === DECLINED })
    const write = (stored: string) => {
      writeText(AUTO_COUPON, stored)
      take(stored)
    }
    return {
      code: null,
      declined: false,
      start: () => take(readText(AUTO_COUPON)),
      mark: write,
      decline: () => write(DECLINED),
      forget: () => {
        remove(AUTO_COUPON)
        take(null)
      },
    }
  })
export type AutomaticCouponStore = ReturnType<typeof createAutomaticCouponStore>
