import { createStore } from 'zustand/vanilla'
import type { BrowserStorage } from '../session/storage'

/** Storage key: code of the coupon that the shop applied by itself, or DECLINED; a reload changes nothing. */
const AUTO_COUPON = 'autoCoupon'
const DECLINED = '-'

interface AutomaticCouponState {
  /** The coupon that the shop applied by itself for this cart. */
  readonly code: string | null
  /** The shopper removed it: it stays removed. */
  readonly declined: boolean
  readonly start: () => void
  readonly mark: (code: string) => void
  readonly decline: () => void
  /** After an order the next cart begins anew. */
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
