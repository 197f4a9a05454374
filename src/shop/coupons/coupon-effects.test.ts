import { describe, expect, it } from 'vitest'
import { evaluateCoupon } from './coupons'
import { context, coupon, couponLine } from './coupons.fixtures'
import type { CouponContext, CouponEffect } from './coupon-effects'
import type { Coupon } from './coupon-types'
import type { PricedLine } from '../catalogue/priced-line'

const nothing: CouponEffect = {
  discount: 0,
  shippingDiscount: 0,
  freeShipping: false,
  freeLines: [],
  premiumMonths: 0,
}

const accepted = (effect: Partial<CouponEffect>) => ({ ok: true, effect: { ...nothing, ...effect } })
const refused = (code: string) => ({ ok: false, code })

const evaluate = (over: Partial<Coupon>, around: Partial<CouponContext> = {}) =>
  evaluateCoupon(coupon(over), context(around))

describe('percentage [COUPON-23]', () => {
  it.each([
    [4_000, 10, 400],
    [1_005, 10, 101],
    [1_004, 10, 100],
    [3_000, 1.15, 35],
    [4_000, 100, 4_000],
    [4_000, 0, 0],
    [4_000, 150, 4_000],
    [1, 10, 0],
    [0, 10, 0],
  ])('%i cents at %d percent: %i', (unitPrice, percent, discount) => {
    const result = evaluate({ percent }, { lines: [couponLine({ unitPrice })] })
    expect(result).toEqual(accepted({ discount }))
  })
})

describe('fixed_amount [COUPON-24]', () => {
  it.each([
    [4_000, 500, 500],
    [500, 500, 500],
    [499, 500, 499],
  ])('%i cents with %i off: %i', (unitPrice, amount, discount) => {
    const result = evaluate({ type: 'fixed_amount', amount }, { lines: [couponLine({ unitPrice })] })
    expect(result).toEqual(accepted({ discount }))
  })
})

describe('a discount on some products or categories [COUPON-360]', () => {
  const lines = [
    couponLine({ productId: 'tea', category: 'Wellness', unitPrice: 900, quantity: 2 }),
    couponLine({ productId: 'coffee', category: 'Energy', unitPrice: 1_200 }),
    couponLine({ productId: 'balm', category: 'Beauty', unitPrice: 5_000 }),
  ]
  it.each([
    ['of a product', { applicableProducts: ['coffee'] }, 120, ['coffee']],
    ['of a category', { applicableCategories: ['Wellness'] }, 180, ['tea']],
    [
      'of both',
      { applicableProducts: ['coffee'], applicableCategories: ['Wellness'] },
      300,
      ['tea', 'coffee'],
    ],
  ])('takes the percentage off the lines %s', (_, over, discount, discountOn) => {
    expect(evaluate(over, { lines })).toEqual(accepted({ discount, discountOn }))
  })
  it('takes an amount off them, at most what they cost', () => {
    const limited = { type: 'fixed_amount', amount: 5_000, applicableProducts: ['coffee'] } as const
    expect(evaluate(limited, { lines })).toEqual(accepted({ discount: 1_200, discountOn: ['coffee'] }))
  })
  it('is not applicable to a cart without them, whose whole subtotal still counts for the minimum', () => {
    expect(evaluate({ applicableProducts: ['oil'] }, { lines })).toEqual(refused('COUPON_NOT_APPLICABLE'))
    expect(evaluate({ applicableProducts: ['coffee'], minimumOrderAmount: 8_000 }, { lines })).toEqual(
      accepted({ discount: 120, discountOn: ['coffee'] }),
    )
  })
})

describe('free_shipping [COUPON-25]', () => {
  it('takes exactly the shipping', () => {
    expect(evaluate({ type: 'free_shipping' })).toEqual(
      accepted({ shippingDiscount: 1_500, freeShipping: true }),
    )
  })
  it('is not applicable, and so not consumed, where shipping is free already', () => {
    expect(evaluate({ type: 'free_shipping' }, { shipping: 0 })).toEqual(refused('COUPON_NOT_APPLICABLE'))
  })
})

describe('premium_extension [COUPON-26]', () => {
  it('promises months to a signed-in shopper', () => {
    expect(evaluate({ type: 'premium_extension', premiumMonths: 3 }, { signedIn: true })).toEqual(
      accepted({ premiumMonths: 3 }),
    )
  })
})

describe('buy_x_get_y [COUPON-27]', () => {
  const rule = (over: Partial<Coupon> = {}): Partial<Coupon> => ({
    type: 'buy_x_get_y',
    buyQuantity: 2,
    freeQuantity: 1,
    ...over,
  })
  const free = (productId: string, quantity: number, { name, unitPrice }: PricedLine) =>
    accepted({ freeLines: [{ productId, name, quantity, unitPrice }] })

  const tea = couponLine({ productId: 'tea', category: 'Wellness', unitPrice: 900 })
  const coffee = couponLine({ productId: 'coffee', category: 'Energy', unitPrice: 1_200 })
  const oil = couponLine({ productId: 'oil', category: 'Beauty', unitPrice: 300 })

  it.each([
    [1, 2, 1, 0],
    [2, 2, 1, 1],
    [3, 2, 1, 1],
    [4, 2, 1, 2],
    [7, 3, 2, 4],
    [5, 1, 1, 5],
  ])('%i units, buy %i get %i: %i free', (quantity, buyQuantity, freeQuantity, expected) => {
    const result = evaluate(rule({ buyQuantity, freeQuantity }), { lines: [{ ...tea, quantity }] })
    expect(result).toEqual(expected === 0 ? refused('COUPON_NOT_APPLICABLE') : free('tea', expected, tea))
  })

  it('counts units over all matching products and gives the cheapest', () => {
    expect(evaluate(rule(), { lines: [coffee, tea] })).toEqual(free('tea', 1, tea))
  })

  it.each<[string, Partial<Coupon>, string]>([
    ['products', { applicableProducts: ['coffee', 'tea'] }, 'tea'],
    ['categories', { applicableCategories: ['Wellness', 'Energy'] }, 'tea'],
    ['products or categories', { applicableProducts: ['coffee'], applicableCategories: ['Wellness'] }, 'tea'],
    ['everything, where both are empty', {}, 'oil'],
  ])('matches %s', (_, over, expected) => {
    const gift = expected === 'tea' ? tea : oil
    // Coffee and tea are two units, with the oil three: one free unit in both cases.
    expect(evaluate(rule(over), { lines: [coffee, oil, tea] })).toEqual(free(expected, 1, gift))
  })

  it('does not count what does not match', () => {
    expect(
      evaluate(rule({ applicableProducts: ['tea'] }), { lines: [tea, { ...oil, quantity: 9 }] }),
    ).toEqual(refused('COUPON_NOT_APPLICABLE'))
    expect(evaluate(rule({ applicableProducts: ['gone'] }), { lines: [tea] })).toEqual(
      refused('COUPON_NOT_APPLICABLE'),
    )
  })

  it.each([
    [3, 'exact fit', true],
    [2, 'one short', false],
  ])('paid and free units against a stock of %i (%s)', (stock, _, fits) => {
    const lines = [{ ...tea, quantity: 2, stock }]
    expect(evaluate(rule(), { lines })).toEqual(
      fits ? free('tea', 1, tea) : refused('COUPON_GIFT_OUT_OF_STOCK'),
    )
  })

  it('gives all free units or none, and nothing dearer instead [COUPON-28]', () => {
    const lines = [
      { ...tea, quantity: 2, stock: 3 },
      { ...coffee, quantity: 2 },
    ]
    expect(evaluate(rule(), { lines })).toEqual(refused('COUPON_GIFT_OUT_OF_STOCK'))
  })

  it('counts two lines of one product together, against the stock too', () => {
    expect(evaluate(rule(), { lines: [tea, tea] })).toEqual(free('tea', 1, tea))
    expect(
      evaluate(rule(), {
        lines: [
          { ...tea, stock: 2 },
          { ...tea, stock: 2 },
        ],
      }),
    ).toEqual(refused('COUPON_GIFT_OUT_OF_STOCK'))
  })

  it('among equally cheap ones gives that of which most is left, whatever their order', () => {
    const twin = { ...tea, productId: 'twin', stock: 5 }
    const scarce = { ...tea, stock: 1 }
    expect(evaluate(rule(), { lines: [scarce, twin] })).toEqual(free('twin', 1, tea))
    expect(evaluate(rule(), { lines: [twin, scarce] })).toEqual(free('twin', 1, tea))
    const same = { ...twin, stock: tea.stock }
    expect(evaluate(rule(), { lines: [same, tea] })).toEqual(evaluate(rule(), { lines: [tea, same] }))
  })

  it('survives a rule without quantities', () => {
    expect(evaluate(rule({ buyQuantity: 0 }), {})).toEqual(refused('COUPON_NOT_APPLICABLE'))
    expect(evaluate(rule({ freeQuantity: 0 }), {})).toEqual(refused('COUPON_NOT_APPLICABLE'))
  })
})

describe('free_product [COUPON-29]', () => {
  const over: Partial<Coupon> = { type: 'free_product', giftProductId: 'gift', giftQuantity: 2 }
  const gift = { productId: 'gift', name: 'Probe', active: true, stock: 2, taxRate: 7 }
  const given = accepted({ freeLines: [{ productId: 'gift', name: 'Probe', quantity: 2 }] })
  const outOfStock = refused('COUPON_GIFT_OUT_OF_STOCK')

  it('gives its quantity once per order, whatever is bought', () => {
    expect(evaluate(over, { gift })).toEqual(given)
    expect(evaluate(over, { gift, lines: [couponLine({ quantity: 50 })] })).toEqual(given)
  })

  it('contains the worth of the gift where it is known', () => {
    expect(evaluate(over, { gift: { ...gift, unitPrice: 450 } })).toEqual(
      accepted({ freeLines: [{ productId: 'gift', name: 'Probe', quantity: 2, unitPrice: 450 }] }),
    )
  })

  it('needs a product that exists, is active, is the coupon’s, and has stock', () => {
    expect(evaluate(over, {})).toEqual(outOfStock)
    expect(evaluate(over, { gift: { ...gift, active: false } })).toEqual(outOfStock)
    expect(evaluate(over, { gift: { ...gift, productId: 'other' } })).toEqual(outOfStock)
    expect(evaluate(over, { gift: { ...gift, stock: 1 } })).toEqual(outOfStock)
  })

  it('shares the stock with paid units of the same product', () => {
    const lines = [couponLine({ productId: 'gift' }), couponLine({ productId: 'gift' })]
    expect(evaluate(over, { gift: { ...gift, stock: 4 }, lines })).toEqual(given)
    expect(evaluate(over, { gift: { ...gift, stock: 3 }, lines })).toEqual(outOfStock)
  })
})
