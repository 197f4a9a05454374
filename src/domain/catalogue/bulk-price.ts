import { MAX_AMOUNT, percentOf, roundHalfUp } from '../shared/money'

/** Products that are changed together at most. */
export const BULK_MAX_PRODUCTS = 1000

export const PRICE_CHANGES = ['percent', 'amount'] as const
/** To the cent, to ten cents, to whole units, or to the nearest price that ends in ,90; halves go up. */
export const PRICE_ROUNDINGS = ['cent', 'tenth', 'whole', 'ninety'] as const
export type PriceRounding = (typeof PRICE_ROUNDINGS)[number]

export interface PriceChange {
  readonly by: (typeof PRICE_CHANGES)[number]
  /** Percent, or minor units of the platform's currency; below zero the price falls. */
  readonly value: number
  readonly rounding: PriceRounding
  /** A lowered price shows the former one struck through. */
  readonly strike: boolean
}

/** Minor units. */
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

/** Never down to nothing: the least is the first price of the rounding. */
const rounded = (amount: number, rounding: PriceRounding): number => {
  const { step, offset } = STEPS[rounding]
  return Math.max(roundHalfUp((amount - offset) / step) * step + offset, offset || step)
}

/** The struck price has to stand above the price. */
function struck(before: ShelfPrice, amount: number, strike: boolean): number | null {
  const original = before.originalAmount ?? (strike ? before.amount : null)
  return original !== null && original > amount ? original : null
}

/** The price after a change; undefined where it would not be a price any more. */
export function changedPrice(before: ShelfPrice, change: PriceChange): ShelfPrice | undefined {
  const exact =
    change.by === 'percent' ? percentOf(before.amount, 100 + change.value) : before.amount + change.value
  if (exact < 1) return undefined
  const amount = rounded(exact, change.rounding)
  if (amount > MAX_AMOUNT * 100) return undefined
  return { amount, originalAmount: struck(before, amount, change.strike) }
}
