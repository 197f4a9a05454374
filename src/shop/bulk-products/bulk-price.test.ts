import { describe, expect, it } from 'vitest'
import { type PriceChange, changedPrice } from './bulk-price'

const price = (amount: number, originalAmount: number | null = null) => ({ amount, originalAmount })
const change = (changes: Partial<PriceChange>): PriceChange => ({
  by: 'percent',
  value: 0,
  rounding: 'cent',
  strike: false,
  ...changes,
})

describe('a price that changes with others [ADMIN-61]', () => {
  it.each([
    [1190, { value: 10 }, 1309],
    [1190, { value: -10 }, 1071],
    [1195, { value: 10 }, 1315],
    [1190, { by: 'amount', value: -100 }, 1090],
    [1190, { value: 10, rounding: 'tenth' }, 1310],
    [1250, { rounding: 'whole' }, 1300],
    [1249, { rounding: 'whole' }, 1200],
    [1240, { rounding: 'ninety' }, 1290],
    [1239, { rounding: 'ninety' }, 1190],
    [20, { rounding: 'ninety' }, 90],
  ] as const)('%i by %j is %i', (before, changes, after) => {
    expect(changedPrice(price(before), change(changes))?.amount).toBe(after)
  })

  it('is none at nothing or beyond the shop’s limit', () => {
    expect(changedPrice(price(500), change({ by: 'amount', value: -500 }))).toBeUndefined()
    expect(changedPrice(price(500), change({ value: -150 }))).toBeUndefined()
    expect(changedPrice(price(900_000_000), change({ value: 50 }))).toBeUndefined()
  })

  it('strikes the former price through only where it is asked for and stands above', () => {
    expect(changedPrice(price(1000), change({ value: -10, strike: true }))).toEqual(price(900, 1000))
    expect(changedPrice(price(1000), change({ value: 10, strike: true }))).toEqual(price(1100))
    expect(changedPrice(price(1000), change({ value: -10 }))).toEqual(price(900))
  })

  it('keeps a struck price as long as it stands above', () => {
    expect(changedPrice(price(1000, 1500), change({ value: -10, strike: true }))).toEqual(price(900, 1500))
    expect(changedPrice(price(1000, 1050), change({ value: 10 }))).toEqual(price(1100))
  })
})
