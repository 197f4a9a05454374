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

  it('averages the orders of one currency, and of one platform where one is chosen', () => {
    const analytics = {
      currency: 'EUR',
      platforms: [
        { platform: 'germany', orders: 2, revenue: 3001, currency: 'EUR' },
        { platform: 'turkey', orders: 5, revenue: 900_000, currency: 'TRY' },
        { platform: 'mobile', orders: 1, revenue: 8000, currency: 'EUR' },
      ],
    } as const
    expect(averageBasket(analytics, undefined)).toBe(3667)
    expect(averageBasket(analytics, 'germany')).toBe(1501)
    expect(averageBasket(analytics, 'mobile')).toBe(8000)
    expect(averageBasket({ ...analytics, currency: 'TRY' }, 'turkey')).toBe(180_000)
    expect(averageBasket({ currency: 'TRY', platforms: [] }, undefined)).toBeUndefined()
  })
})
