import { describe, expect, it } from 'vitest'
import { evaluateCoupon, normalizeCouponCode } from './coupons'
import { context, coupon, couponLine } from './coupons.fixtures'
import { COUPON_REFUSALS, type CouponContext, type CouponRefusal } from './coupon-effects'
import { COUPON_TYPES, type Coupon } from './coupon-types'

describe('normalizeCouponCode [COUPON-1]', () => {
  it.each([
    ['willkommen10', 'WILLKOMMEN10'],
    ['  Willkommen10\t\n', 'WILLKOMMEN10'],
    ['wıllkommen10', 'WILLKOMMEN10'],
    ['WİLLKOMMEN10', 'WILLKOMMEN10'],
    ['WI\u0307LLKOMMEN10', 'WILLKOMMEN10'],
    ['i\u0307stanbul', 'ISTANBUL'],
    ['kräuter', 'KRÄUTER'],
    ['kra\u0308uter', 'KRÄUTER'],
    ['\u00a0 ', ''],
    ['„WILLKOMMEN10“', 'WILLKOMMEN10'],
    ['"minus5"', 'MINUS5'],
    ['MINUS 5', 'MINUS5'],
    ['»herbst‘', 'HERBST'],
    ['', ''],
  ])('%j is %j', (raw, code) => {
    expect(normalizeCouponCode(raw)).toBe(code)
    expect(normalizeCouponCode(code)).toBe(code)
  })
})

const codeOf = (coupon: Coupon | null | undefined, around: CouponContext): CouponRefusal | 'ok' => {
  const result = evaluateCoupon(coupon, around)
  return result.ok ? 'ok' : result.code
}

/** Each reason for a refusal on its own; for every pair, the one listed first must win. */
const causes: readonly [CouponRefusal, Partial<Coupon> | null, Partial<CouponContext>][] = [
  ['COUPON_REQUIRED', {}, { typedCode: ' \t' }],
  ['COUPON_NOT_FOUND', null, {}],
  ['COUPON_INACTIVE', { status: 'inactive' }, {}],
  ['COUPON_NOT_STARTED', { startDate: '2026-06-16' }, {}],
  ['COUPON_EXPIRED', { endDate: '2026-06-14' }, {}],
  ['COUPON_PLATFORM', { platforms: ['turkey'] }, {}],
  ['COUPON_CURRENCY', { currency: 'TRY' }, {}],
  ['COUPON_USED_UP', { usageLimitTotal: 5, totalUsed: 5 }, {}],
  ['COUPON_LOGIN_REQUIRED', { type: 'premium_extension' }, { signedIn: false }],
  ['COUPON_ALREADY_USED', {}, { usedByCustomer: 1 }],
  ['COUPON_FIRST_ORDER', { firstOrderOnly: true }, { hasOrdered: true }],
  ['COUPON_GROUP', { customerGroups: ['VIP'] }, { signedIn: true, groups: ['Toptan'] }],
  ['COUPON_MINIMUM', { minimumOrderAmount: 4_001 }, {}],
  ['COUPON_NOT_APPLICABLE', { type: 'free_shipping' }, { shipping: 0 }],
  ['COUPON_GIFT_OUT_OF_STOCK', { type: 'free_product' }, {}],
]

describe('checks', () => {
  it('knows a cause of every refusal', () => {
    expect(causes.map(([code]) => code)).toEqual(COUPON_REFUSALS)
  })

  it.each(causes)('%s', (code, over, around) => {
    expect(codeOf(over && coupon(over), context(around))).toBe(code)
  })

  const pairs = causes.flatMap((first, index) =>
    causes
      .slice(index + 1)
      // Skips impossible pairs: a missing coupon has no other faults, a coupon has one type, and it cannot both
      // start in the future and have ended.
      .filter(([, over]) => first[1] !== null && over !== null && !(first[1].type && over.type))
      .map((second) => [first[0], second[0], first, second] as const),
  )
  it.each(pairs)('%s before %s', (winner, _loser, [, over, around], [, otherOver, otherAround]) => {
    expect(codeOf(coupon({ ...otherOver, ...over }), context({ ...otherAround, ...around }))).toBe(winner)
  })

  it('asks for a code before it says that there is no such coupon [COUPON-1]', () => {
    expect(codeOf(null, context({ typedCode: '' }))).toBe('COUPON_REQUIRED')
    expect(codeOf(undefined, context({ typedCode: 'X' }))).toBe('COUPON_NOT_FOUND')
  })
})

describe('days are inclusive, in the time zone of the platform [COUPON-30]', () => {
  const day: Partial<Coupon> = { startDate: '2026-03-29', endDate: '2026-03-29' }
  it.each<[string, 'germany' | 'turkey', string]>([
    ['germany', 'germany', '2026-03-28T22:59:59.999Z'],
    ['turkey', 'turkey', '2026-03-28T20:59:59.999Z'],
  ])('%s has not started a moment before its first midnight', (_, platform, now) => {
    const around = context({ platform, now: new Date(now) })
    expect(codeOf(coupon({ ...day, platforms: [platform] }), around)).toBe('COUPON_NOT_STARTED')
  })

  it.each<['germany' | 'turkey' | 'mobile', string]>([
    ['germany', '2026-03-28T23:00:00.000Z'],
    ['germany', '2026-03-29T21:59:59.999Z'],
    ['mobile', '2026-03-28T23:00:00.000Z'],
    ['turkey', '2026-03-28T21:00:00.000Z'],
    ['turkey', '2026-03-29T20:59:59.999Z'],
  ])('%s accepts at %s', (platform, now) => {
    const around = context({ platform, now: new Date(now) })
    expect(codeOf(coupon({ ...day, platforms: [platform] }), around)).toBe('ok')
  })

  it.each<['germany' | 'turkey', string]>([
    // Clocks go forward that night, so the day ends an hour earlier.
    ['germany', '2026-03-29T22:00:00.000Z'],
    ['turkey', '2026-03-29T21:00:00.000Z'],
  ])('%s has expired at %s', (platform, now) => {
    const around = context({ platform, now: new Date(now) })
    expect(codeOf(coupon({ ...day, platforms: [platform] }), around)).toBe('COUPON_EXPIRED')
  })
})

it.each([true, false])('stackable or not, an order holds one coupon: %s [COUPON-34]', (stackable) => {
  expect(evaluateCoupon(coupon({ stackable, oneTimeUse: false }), context())).toEqual(
    evaluateCoupon(coupon(), context()),
  )
})

describe('limits', () => {
  const perUser = (limit: number, oneTimeUse: boolean) =>
    coupon({
      usageLimitPerUser: limit,
      oneTimeUse,
    })

  it.each([
    [true, 5, 0, 'ok'],
    [true, 5, 1, 'COUPON_ALREADY_USED'],
    [false, 3, 2, 'ok'],
    [false, 3, 3, 'COUPON_ALREADY_USED'],
    [false, 1, 0, 'ok'],
    [false, 1, 1, 'COUPON_ALREADY_USED'],
  ] as const)(
    'oneTimeUse %s, perUser %i, used %i: %s [COUPON-32]',
    (oneTimeUse, limit, usedByCustomer, expected) => {
      expect(codeOf(perUser(limit, oneTimeUse), context({ usedByCustomer }))).toBe(expected)
    },
  )

  it.each([
    [null, 1_000_000, 'ok'],
    [5, 4, 'ok'],
    [5, 5, 'COUPON_USED_UP'],
    [5, 6, 'COUPON_USED_UP'],
  ] as const)('total %s, used %i: %s [COUPON-32]', (total, totalUsed, expected) => {
    expect(codeOf(coupon({ usageLimitTotal: total, totalUsed }), context())).toBe(expected)
  })

  it('a minimum is reached exactly, counted over all paid lines, and named in the refusal', () => {
    const lines = [
      couponLine({ unitPrice: 1_000, quantity: 2 }),
      couponLine({ productId: 'b', unitPrice: 1_000 }),
    ]
    expect(codeOf(coupon({ minimumOrderAmount: 3_000 }), context({ lines }))).toBe('ok')
    expect(evaluateCoupon(coupon({ minimumOrderAmount: 3_001 }), context({ lines }))).toEqual({
      ok: false,
      code: 'COUPON_MINIMUM',
      minimum: 3_001,
    })
  })

  it.each(COUPON_TYPES)('an empty cart takes no %s', (type) => {
    const around = context({ lines: [], signedIn: true })
    expect(codeOf(coupon({ type }), around)).toBe('COUPON_NOT_APPLICABLE')
    expect(codeOf(coupon({ type, minimumOrderAmount: 1 }), around)).toBe('COUPON_MINIMUM')
  })
})
