import { MAX_AMOUNT, percentOf, roundHalfUp } from '../shared/money'

/** Maximum products per bulk change. */
export const BULK_MAX_PRODUCTS = 1000

export const PRICE_CHANGES = ['percent', 'amount'] as const
/** To the cent, to ten cents, to whole units, or to the nearest price ending in ,90; halves round up. */
export const PRICE_ROUNDINGS = ['cent', 'tenth', 'whole', 'ninety'] as const
export type PriceRounding = (typeof PRICE_ROUNDINGS)[number]

export interface PriceChange {
  readonly by: (typeof PRICE_CHANGES)[number]
  /** Percent, or minor units of the platform's currency; negative values lower the price. */
  readonly value: number
  readonly rounding: PriceRounding
  /** Whether a lowered price shows the former price struck through. */
  readonly strike: boolean
}

/** Amounts in minor units. */
export interface ShelfPrice {
  readonly amount: number
  readonly originalAmount: number | null
}

const STEPS: Readonly<Record<PriceRounding, { readonly step: number; readonly offset: number }>> = {
  cent: { step: 1, offset: 0 },
  tenth: { step: 10, offset: 0 },
  whole: { step: 100, offset: 0 },
  ninety: { step: 100, offset: 90 },
}

/** Never rounds down to zero: the result is at least the smallest price of the rounding. */
const rounded = (amount: number, rounding: PriceRounding): number => {
  const { step, offset } = STEPS[rounding]
  return Math.max(roundHalfUp((amount - offset) / step) * step + offset, offset || step)
}

/** The struck-through price has to be above the new price. */
function struck(before: ShelfPrice, amount: number, strike: boolean): number | null {
  const original = before.originalAmount ?? (strike ? before.amount : null)
  return original !== null && original > amount ? original : null
}

/** A price that was typed; undefined if it is no valid one, which text that is no number is not either. */
export const setPrice = (before: ShelfPrice, amount: number): ShelfPrice | undefined =>
  amount >= 1 && amount <= MAX_AMOUNT * 100
    ? { amount, originalAmount: struck(before, amount, false) }
    : undefined

/** The price after a change; undefined if the result would not be a valid price. */
export function changedPrice(before: ShelfPrice, change: PriceChange): ShelfPrice | undefined {
  const exact =
    change.by === 'percent' ? percentOf(before.amount, 100 + change.value) : before.amount + change.value
  if (exact < 1) return undefined
  const amount = rounded(exact, change.rounding)
  if (amount > MAX_AMOUNT * 100) return undefined
  return { amount, originalAmount: struck(before, amount, change.strike) }
}
