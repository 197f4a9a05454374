import { create } from 'zustand'
import { readText, remove, writeText } from './storage'

/** Code of the coupon that the shop applied by itself, or DECLINED; kept, so that a reload changes nothing. */
const AUTO_COUPON = 'autoCoupon'
const DECLINED = '-'

const load = () => readText(AUTO_COUPON)

/** `said` is null until the shop applied a coupon by itself for this cart. */
export const useAutoCoupon = create<{ said: string | null }>(() => ({ said: load() }))

export const isAutomatic = (code: string | undefined, said: string | null): boolean =>
  code !== undefined && code === said

/** The shopper removed it: it stays removed. */
export const isDeclined = (said: string | null): boolean => said === DECLINED

function say(said: string): void {
  writeText(AUTO_COUPON, said)
  useAutoCoupon.setState({ said })
}

export const markAutomatic = (code: string): void => say(code)
export const declineAutomatic = (): void => say(DECLINED)

/** After an order the next cart begins anew. */
export function forgetAutomatic(): void {
  remove(AUTO_COUPON)
  useAutoCoupon.setState({ said: null })
}
