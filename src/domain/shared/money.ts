import type { Currency } from './platform'

/** An amount in integer minor units (cents, kuruş); never a float. */
export interface Money {
  readonly amount: number
  readonly currency: Currency
}

/** The highest amount of the shop, in major units. */
export const MAX_AMOUNT = 10_000_000

export const money = (amount: number, currency: Currency = 'EUR'): Money => ({ amount, currency })

/** Major units of JSON (at most 2 decimals) to minor units, half up. @throws RangeError on a non-finite number */
export function toMinor(major: number): number {
  if (!Number.isFinite(major)) throw new RangeError('an amount must be a finite number')
  // Going through the decimal text keeps 1.005 from becoming 1.00 by its binary representation.
  return roundHalfUp(Number(`${major.toFixed(10)}e2`))
}

/** Minor units to JSON's major units. */
export const toMajor = (minor: number): number => minor / 100

/** Rounds to an integer, halves away from zero (prices are never negative, refunds mirror them). */
export const roundHalfUp = (value: number): number => Math.sign(value) * Math.round(Math.abs(value)) + 0

/** Rates and percentages have at most 4 decimals; as integers they take part in exact arithmetic. */
const RATE_SCALE = 10_000
const scaled = (rate: number): number => Math.round(rate * RATE_SCALE)

/** `percent` percent of an amount in minor units, half up. */
export const percentOf = (amount: number, percent: number): number =>
  // Integers first: 3000 × 1.15 is 3449.9999999999995 in floats and would lose the half.
  roundHalfUp((amount * scaled(percent)) / (100 * RATE_SCALE))

/** The VAT (minor units) contained in a gross amount at `rate` percent, half up. */
export const containedTax = (gross: number, rate: number): number =>
  roundHalfUp((gross * scaled(rate)) / (100 * RATE_SCALE + scaled(rate)))

/**
 * Splits `total` over `weights` by largest remainder, so that the parts always add up to `total`.
 * All weights zero: everything lands on the first part.
 */
export function splitByLargestRemainder(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0)
  if (sum === 0) return weights.map((_, index) => (index === 0 ? total : 0))
  // BigInt: total × weight leaves the safe integers for large carts, and remainders must be exact.
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
