import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { containedTax, percentOf, roundHalfUp, splitByLargestRemainder, toMajor, toMinor } from './money'

describe('toMinor', () => {
  it.each([
    [0, 0],
    [-0, 0],
    [0.1 + 0.2, 30],
    [1.005, 101],
    [8.165, 817],
    [4.35, 435],
    [11.9, 1190],
    [19.99, 1999],
    [-1.005, -101],
    [10_000_000, 1_000_000_000],
  ])('%d is %i', (major, minor) => {
    expect(toMinor(major)).toBe(minor)
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (value) => {
    expect(() => toMinor(value)).toThrow(RangeError)
  })

  it('converts every amount with two decimals and back', () => {
    fc.assert(fc.property(fc.integer({ min: -1e9, max: 1e9 }), (minor) => toMinor(toMajor(minor)) === minor))
  })
})

it.each([
  [0.5, 1],
  [1.5, 2],
  [2.5, 3],
  [-0.5, -1],
  [-2.5, -3],
  [-0.4, 0],
  [0.49999999999999994, 0],
])('roundHalfUp(%d) is %i [MONEY-3]', (value, rounded) => {
  expect(roundHalfUp(value)).toBe(rounded)
})

it.each([
  [3_000, 1.15, 35],
  [1_005, 10, 101],
  [1_004, 10, 100],
  [150, 33.33, 50],
  [9_999, 100, 9_999],
  [9_999, 0, 0],
  [1, 50, 1],
  [1_000_000_000, 99.99, 999_900_000],
  [1_000_000, 12.3456, 123_456],
])('%i cents at %d percent are %i [MONEY-3]', (amount, percent, expected) => {
  expect(percentOf(amount, percent)).toBe(expected)
})

it.each([
  [11_900, 19, 1_900],
  [10_700, 7, 700],
  [12_000, 20, 2_000],
  [1_081, 8.1, 81],
  [3, 20, 1],
  [0, 19, 0],
  [999, 0, 0],
])('%i cents gross at %d percent contain %i', (gross, rate, expected) => {
  expect(containedTax(gross, rate)).toBe(expected)
})

describe('splitByLargestRemainder', () => {
  it.each<[number, number[], number[]]>([
    [100, [1, 1, 1], [34, 33, 33]],
    [2, [1, 1, 1], [1, 1, 0]],
    [1_000, [1_990, 890, 120], [663, 297, 40]],
    [10, [0, 5, 0, 5], [0, 5, 0, 5]],
    [0, [3, 4], [0, 0]],
    [7, [0, 0], [7, 0]],
    [7, [], []],
    [5, [5], [5]],
  ])('%i over %j is %j [MONEY-15]', (total, weights, parts) => {
    expect(splitByLargestRemainder(total, weights)).toEqual(parts)
  })

  it('adds up, and every part is its exact share rounded up or down', () => {
    const weights = fc.array(fc.nat({ max: 1_000_000_000 }), { minLength: 1, maxLength: 100 })
    fc.assert(
      fc.property(fc.nat({ max: 2_000_000_000 }), weights, (total, of) => {
        const parts = splitByLargestRemainder(total, of)
        expect(parts.reduce((a, b) => a + b, 0)).toBe(total)
        const sum = of.reduce((a, b) => a + b, 0)
        if (sum === 0) return
        for (const [index, part] of parts.entries()) {
          const distance = BigInt(part) * BigInt(sum) - BigInt(total) * BigInt(of[index] ?? 0)
          expect(distance > -BigInt(sum) && distance < BigInt(sum)).toBe(true)
        }
      }),
    )
  })

  it('stays exact beyond what floats hold', () => {
    const weights = [999_000_000_000, 999_000_000_000, 1]
    const total = 1_998_000_000_000
    const parts = splitByLargestRemainder(total, weights)
    expect(parts.reduce((a, b) => a + b, 0)).toBe(total)
    // Exact shares: 998999999999.5… twice, and 0.9999…
    expect(parts).toEqual([999_000_000_000, 998_999_999_999, 1])
  })
})

describe('percent and VAT', () => {
  /** Half up, exactly, for values that are not negative. */
  const quotient = (dividend: bigint, divisor: bigint): number =>
    Number((2n * dividend + divisor) / (2n * divisor))
  const amounts = fc.nat({ max: 1_000_000_000 })
  /** With two decimals. */
  const percents = fc.nat({ max: 10_000 })

  it('are rounded half up from the exact value [MONEY-3]', () => {
    fc.assert(
      fc.property(amounts, percents, (amount, hundredths) => {
        const [whole, rate] = [BigInt(amount), BigInt(hundredths)]
        expect(percentOf(amount, hundredths / 100)).toBe(quotient(whole * rate, 10_000n))
        expect(containedTax(amount, hundredths / 100)).toBe(quotient(whole * rate, 10_000n + rate))
      }),
    )
  })
})
