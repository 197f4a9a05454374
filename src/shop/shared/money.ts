import type { Currency } from './platform'

/** An amount in integer minor units (cents, kuruş); never a float. */
export interface Money {
  readonly amount: number
  readonly currency: Currency
}

/** Maximum of any amount, in major units. */
export const MAX_AMOUNT = 10_000_000

export const money = (amount: number, currency: Currency = 'EUR'): Money => ({ amount, currency })

/**
 * Converts major units (JSON, at most 2 decimals) to minor units, half up.
 * @throws RangeError on a non-finite number
 */
export function toMinor(major: number): number {
  if (!Number.isFinite(major)) throw new RangeError('an amount must be a finite number')
  // Uses the decimal text, because 1.005 * 100 is 100.49999999999999 in floating point.
  return roundHalfUp(Number(`${major.toFixed(10)}e2`))
}

/** Converts minor units to major units (JSON). */
export const toMajor = (minor: number): number => minor / 100

/** Rounds to an integer, halves away from zero, so that a refund rounds like the price it mirrors. */
export const roundHalfUp = (value: number): number => Math.sign(value) * Math.round(Math.abs(value)) + 0

/** Rates have at most 4 decimals; scaled to integers they allow exact arithmetic. */
const RATE_SCALE = 10_000
const scaled = (rate: number): number => Math.round(rate * RATE_SCALE)

/** `percent` percent of an amount, in minor units, half up. */
export const percentOf = (amount: number, percent: number): number =>
  // Multiply integers first: 3000 × 1.15 is 3449.9999999999995 in floating point and would round down.
  roundHalfUp((amount * scaled(percent)) / (100 * RATE_SCALE))

/** VAT included in a gross amount at `rate` percent, in minor units, half up. */
export const containedTax = (gross: number, rate: number): number =>
  roundHalfUp((gross * scaled(rate)) / (100 * RATE_SCALE + scaled(rate)))

/**
 * Splits `total` in proportion to `weights` by largest remainder, so that the parts add up exactly. If all weights
 * are zero, the first part gets everything.
 */
export function splitByLargestRemainder(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0)
  if (sum === 0) return weights.map((_, index) => (index === 0 ? total : 0))
  // BigInt, because total × weight can exceed the safe integers and remainders must be exact.
  const shares = weights.map((weight, index) => {
    const share = BigInt(total) * BigInt(weight)
    return { index, part: Number(share / BigInt(sum)), remainder: Number(share % BigInt(sum)) }
  })
  const parts = shares.map(({ part }) => part)
  const left = total - parts.reduce((a, b) => a + b, 0)
  const byRemainder = [...shares].sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1
  return parts
}
