import { describe, expect, it } from 'vitest'
import { averageBasket, changePercent, totalOf } from './analytics-sums'

describe('totals of the analytics', () => {
  it('adds minor units', () => {
    expect(totalOf([{ amount: 1999 }, { amount: 1 }])).toBe(2000)
    expect(totalOf([])).toBe(0)
  })

  it('compares with the previous period if there was one', () => {
    expect(changePercent(150, 100)).toBe(50)
    expect(changePercent(50, 100)).toBe(-50)
    expect(changePercent(50, 0)).toBeUndefined()
  })

  it('averages the orders of one currency only', () => {
    expect(
      averageBasket({
        currency: 'EUR',
        platforms: [
          { platform: 'germany', orders: 2, revenue: 3001, currency: 'EUR' },
          { platform: 'turkey', orders: 5, revenue: 900_000, currency: 'TRY' },
          { platform: 'mobile', orders: 0, revenue: 0, currency: 'EUR' },
        ],
      }),
    ).toBe(1501)
    expect(averageBasket({ currency: 'TRY', platforms: [] })).toBeUndefined()
  })
})
