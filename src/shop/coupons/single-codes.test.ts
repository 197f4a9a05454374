import { expect, it } from 'vitest'
import { normalizeCouponCode } from './coupons'
import { singleCodes, singleCodesForm } from './single-codes'

it('single codes differ, begin as asked and are typed as they are printed [COUPON-580]', () => {
  let state = 42
  const random = (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
  const codes = singleCodes({ count: 200, prefix: 'yaz-' }, random)
  expect(new Set(codes).size).toBe(200)
  for (const code of codes) {
    expect(code).toMatch(/^YAZ-[A-Z0-9]{10}$/)
    expect(normalizeCouponCode(code.toLowerCase())).toBe(code)
  }
})

it('at most 5,000 are made at once, with letters and digits in front [COUPON-580]', () => {
  const isFine = (count: number, prefix = '') => singleCodesForm.safeParse({ count, prefix }).success
  expect([isFine(1), isFine(5_000, 'yaz-26')]).toEqual([true, true])
  expect([isFine(0), isFine(5_001), isFine(1, 'a/b'), isFine(1, 'x'.repeat(21))]).toEqual([
    false,
    false,
    false,
    false,
  ])
})
