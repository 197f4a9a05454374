import { beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  return () => vi.unstubAllEnvs()
})

async function shopOf(platform: string) {
  vi.stubEnv('VITE_PLATFORM', platform)
  const { ApiFailure } = await import('@/client/shared/failure')
  const belowMinimum = new ApiFailure('COUPON_MINIMUM', '', { status: 409, details: { minimum: 50 } })
  return { belowMinimum, ...(await import('./coupon-queries')) }
}

describe('the currency of a coupon request and of its minimum', () => {
  it.each([
    ['germany', 'EUR'],
    ['turkey', 'TRY'],
  ])('is that of the shop’s platform: %s [SHOP-5] [COUPON-43]', async (platform, currency) => {
    const { orderDataOf, couponProblemOf, belowMinimum } = await shopOf(platform)
    expect(orderDataOf([])).toMatchObject({ platform, currency })
    expect(couponProblemOf(belowMinimum).minimum).toEqual({ amount: 5_000, currency })
  })
})
