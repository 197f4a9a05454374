import { describe, expect, it } from 'vitest'
import { bestCoupon, couponStatus, couponValue, type CouponCandidate } from './coupons'
import { coupon } from './coupons.fixtures'
import type { CouponEffect } from './coupon-effects'
import type { Coupon } from './coupon-types'

const noon = new Date('2026-06-15T12:00:00Z')

describe('couponStatus [COUPON-31]', () => {
  it.each<[string, Partial<Coupon>]>([
    ['active', {}],
    ['active', { startDate: '2026-07-01' }],
    ['active', { endDate: '2026-06-15' }],
    ['inactive', { status: 'inactive', endDate: '2026-01-01' }],
    ['expired', { endDate: '2026-06-14' }],
    ['expired', { endDate: '2026-06-14', usageLimitTotal: 1, totalUsed: 1 }],
    ['used_up', { usageLimitTotal: 1, totalUsed: 1 }],
  ])('%s: %j', (status, over) => {
    expect(couponStatus(coupon(over), noon)).toBe(status)
  })

  it('ends at the midnight of the platform; without one, of the last of its platforms', () => {
    const both = coupon({ endDate: '2026-06-15', platforms: ['turkey', 'germany'] })
    const between = new Date('2026-06-15T21:30:00Z')
    expect(couponStatus(both, between, 'turkey')).toBe('expired')
    expect(couponStatus(both, between, 'germany')).toBe('active')
    expect(couponStatus(both, between)).toBe('active')
    expect(couponStatus(both, new Date('2026-06-15T22:00:00Z'))).toBe('expired')
    expect(couponStatus(coupon({ endDate: '2026-06-15', platforms: [] }), noon)).toBe('active')
  })
})

const effect = (over: Partial<CouponEffect>): CouponEffect => ({
  discount: 0,
  shippingDiscount: 0,
  freeShipping: false,
  freeLines: [],
  premiumMonths: 0,
  ...over,
})
const candidate = (
  code: string,
  over: Partial<CouponEffect>,
  rest: Partial<Coupon> = {},
): CouponCandidate => ({
  coupon: coupon({ code, ...rest }),
  result: { ok: true, effect: effect(over) },
})
const gift = { productId: 'p', name: 'P', quantity: 2 }

describe('couponValue', () => {
  it('adds discounts and what gifts would have cost', () => {
    const freeLines = [{ ...gift, unitPrice: 700 }, gift]
    expect(couponValue(effect({ discount: 100, shippingDiscount: 50, freeLines }))).toBe(1_550)
  })
})

describe('bestCoupon [COUPON-39]', () => {
  const best = (...candidates: CouponCandidate[]) => bestCoupon(candidates)?.coupon.code ?? null

  it('takes what saves most, shipping and gifts included', () => {
    const discount = candidate('D', { discount: 1_000 })
    const shipping = candidate('S', { shippingDiscount: 1_500, freeShipping: true })
    const free = candidate('G', { freeLines: [{ ...gift, unitPrice: 800 }] })
    expect(best(discount, shipping)).toBe('S')
    expect(best(discount, shipping, free)).toBe('G')
    expect(best(free, shipping, discount)).toBe('G')
  })

  it('leaves out what was refused or does nothing', () => {
    const refused: CouponCandidate = {
      coupon: coupon(),
      result: { ok: false, code: 'COUPON_EXPIRED' },
    }
    expect(best()).toBeNull()
    expect(best(refused, candidate('ZERO', {}))).toBeNull()
    expect(best(refused, candidate('ONE', { discount: 1 }))).toBe('ONE')
    expect(best(candidate('GIFT', { freeLines: [gift] }))).toBe('GIFT')
  })

  it('prefers money to months, and months to nothing', () => {
    const months = candidate('M', { premiumMonths: 12 })
    expect(best(months, candidate('D', { discount: 1 }))).toBe('D')
    expect(best(candidate('ZERO', {}), months)).toBe('M')
    expect(best(months, candidate('LONGER', { premiumMonths: 24 }))).toBe('LONGER')
  })

  it('decides ties by the sooner end, then by the code, whatever the order', () => {
    const late = candidate('A', { discount: 5 }, { endDate: '2026-12-31' })
    const soon = candidate('B', { discount: 5 }, { endDate: '2026-06-30' })
    const twin = candidate('C', { discount: 5 }, { endDate: '2026-06-30' })
    expect(best(late, soon, twin)).toBe('B')
    expect(best(twin, soon, late)).toBe('B')
  })
})
