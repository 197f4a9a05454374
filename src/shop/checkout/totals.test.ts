import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluateCoupon } from '@/shop/coupons/coupons'
import { context, coupon, couponLine } from '@/shop/coupons/coupons.fixtures'
import { taxesByRate } from '../orders/invoice-taxes'
import type { CouponEffect } from '@/shop/coupons/coupon-effects'
import { DEFAULT_SHIPPING_RULES, missingForFreeShipping, shippingCost } from './shipping'
import { orderTotals, summaryTotals } from './totals'
import { subtotalOf, type PricedLine } from '@/shop/catalogue/priced-line'

const effect = (over: Partial<CouponEffect>): CouponEffect => ({
  discount: 0,
  shippingDiscount: 0,
  freeShipping: false,
  freeLines: [],
  premiumMonths: 0,
  ...over,
})

describe('shipping', () => {
  it.each([
    [0, 0, 10_000],
    [1, 1_500, 9_999],
    [9_999, 1_500, 1],
    [10_000, 0, 0],
    [10_001, 0, 0],
  ])(
    'of %i cents costs %i, and %i are missing for free shipping [MONEY-8] [MONEY-9]',
    (subtotal, cost, missing) => {
      expect(shippingCost(subtotal)).toBe(cost)
      expect(missingForFreeShipping(subtotal)).toBe(missing)
    },
  )

  it('follows the settings [MONEY-8]', () => {
    const rules = { freeShippingThreshold: 5_000, standardShippingCost: 490 }
    expect(shippingCost(4_999, rules)).toBe(490)
    expect(shippingCost(5_000, rules)).toBe(0)
    expect(missingForFreeShipping(1_200, rules)).toBe(3_800)
    const always = { freeShippingThreshold: 0, standardShippingCost: 490 }
    expect(shippingCost(1, always)).toBe(0)
  })
})

describe('summaryTotals', () => {
  it.each([
    ['plain', 4_000, 1_500, {}, { discount: 0, shippingDiscount: 0, total: 5_500 }],
    ['discount', 4_000, 1_500, { discount: 400 }, { discount: 400, shippingDiscount: 0, total: 5_100 }],
    ['stale discount', 300, 1_500, { discount: 400 }, { discount: 300, shippingDiscount: 0, total: 1_500 }],
    [
      'free shipping',
      4_000,
      1_500,
      { shippingDiscount: 1_500, freeShipping: true },
      { discount: 0, shippingDiscount: 1_500, total: 4_000 },
    ],
    [
      'free shipping that became dearer',
      4_000,
      1_900,
      { shippingDiscount: 1_500, freeShipping: true },
      { discount: 0, shippingDiscount: 1_900, total: 4_000 },
    ],
    [
      'stale shipping discount',
      12_000,
      0,
      { shippingDiscount: 1_500 },
      { discount: 0, shippingDiscount: 0, total: 12_000 },
    ],
    ['empty', 0, 0, { discount: 400 }, { discount: 0, shippingDiscount: 0, total: 0 }],
  ] as const)('%s', (_, subtotal, shipping, over, expected) => {
    expect(summaryTotals({ subtotal, shipping, effect: effect(over) })).toEqual({
      subtotal,
      shipping,
      ...expected,
    })
  })

  it('needs no effect', () => {
    expect(summaryTotals({ subtotal: 100, shipping: 0 }).total).toBe(100)
    expect(summaryTotals({ subtotal: 100, shipping: 0, effect: null }).total).toBe(100)
  })
})

describe('orderTotals', () => {
  const base = { shipping: DEFAULT_SHIPPING_RULES, shippingTaxRate: 19, currency: 'EUR' } as const
  const tea = couponLine({ productId: 'tea', unitPrice: 1_990, quantity: 2, taxRate: 7 })
  const oil = couponLine({ productId: 'oil', unitPrice: 2_450, quantity: 1, taxRate: 19 })

  it('adds up a plain order; VAT is contained, shipping at the platform’s rate [MONEY-17] [MONEY-18]', () => {
    expect(orderTotals({ ...base, lines: [tea, oil] })).toEqual({
      subtotal: 6_430,
      shipping: 1_500,
      discount: 0,
      shippingDiscount: 0,
      // 3980 at 7: 260.37; 2450 at 19: 391.18; 1500 at 19: 239.50
      tax: 260 + 391 + 239,
      total: 7_930,
      currency: 'EUR',
      lineDiscounts: [0, 0],
    })
  })

  it('splits the discount over the lines, and takes VAT of what is left [MONEY-15]', () => {
    const totals = orderTotals({ ...base, lines: [tea, oil], effect: effect({ discount: 643 }) })
    expect(totals.lineDiscounts).toEqual([398, 245])
    // 3582 at 7: 234.34; 2205 at 19: 352.06; 1500 at 19: 239.50
    expect(totals.tax).toBe(234 + 352 + 239)
    expect(totals.total).toBe(7_287)
  })

  it('decides on free shipping before the discount [MONEY-9]', () => {
    const lines = [couponLine({ unitPrice: 10_000 })]
    const totals = orderTotals({ ...base, lines, effect: effect({ discount: 5_000 }) })
    expect(totals.shipping).toBe(0)
    expect(totals.total).toBe(5_000)
  })

  it('calculates no VAT on free shipping', () => {
    const totals = orderTotals({
      ...base,
      lines: [couponLine({ unitPrice: 1_070 })],
      effect: effect({ shippingDiscount: 1_500, freeShipping: true }),
    })
    expect(totals).toMatchObject({ shipping: 1_500, shippingDiscount: 1_500, total: 1_070, tax: 70 })
  })

  it('is never negative, and then contains no VAT [MONEY-12] [MONEY-14]', () => {
    const totals = orderTotals({
      ...base,
      shipping: 0,
      lines: [couponLine({ unitPrice: 300 })],
      effect: effect({ discount: 9_999 }),
    })
    expect(totals).toMatchObject({ discount: 300, total: 0, tax: 0, lineDiscounts: [300] })
  })

  it('gifts cost nothing [MONEY-13]', () => {
    const freeLines = [{ productId: 'tea', name: 'Tee', quantity: 3, unitPrice: 1_990 }]
    const plain = orderTotals({ ...base, lines: [tea] })
    expect(orderTotals({ ...base, lines: [tea], effect: effect({ freeLines }) })).toEqual(plain)
    expect(orderTotals({ ...base, lines: [tea, couponLine({ unitPrice: 0, quantity: 3 })] }).total).toBe(
      plain.total,
    )
  })

  it('an empty order costs nothing', () => {
    expect(orderTotals({ ...base, lines: [] })).toEqual({
      subtotal: 0,
      shipping: 0,
      discount: 0,
      shippingDiscount: 0,
      tax: 0,
      total: 0,
      currency: 'EUR',
      lineDiscounts: [],
    })
  })

  it('line discounts always add up to the discount and never exceed their line [MONEY-15]', () => {
    const lines = [
      couponLine({ unitPrice: 333, quantity: 3 }),
      couponLine({ unitPrice: 1 }),
      couponLine({ unitPrice: 777 }),
    ]
    for (let discount = 0; discount <= subtotalOf(lines); discount += 13) {
      const { lineDiscounts } = orderTotals({ ...base, lines, effect: effect({ discount }) })
      expect(lineDiscounts.reduce((a, b) => a + b, 0)).toBe(discount)
      lineDiscounts.forEach((part, index) => {
        const { quantity = 0, unitPrice = 0 } = lines[index] ?? {}
        expect(part).toBeLessThanOrEqual(quantity * unitPrice)
      })
    }
  })
})

it('adds up for every cart and coupon: nothing negative, nothing off other lines, and the invoice has the order’s VAT [MONEY-15] [COUPON-360]', () => {
  const lines = fc
    .array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 99 }),
        unitPrice: fc.nat({ max: 100_000 }),
        taxRate: fc.constantFrom(0, 7, 8.1, 19, 20),
      }),
      { minLength: 1, maxLength: 20 },
    )
    .map((rows) => rows.map((row, index) => couponLine({ productId: `p${index}`, ...row })))
  const coupons = fc.oneof(
    fc.nat({ max: 10_000 }).map((hundredths) => coupon({ percent: hundredths / 100 })),
    fc.nat({ max: 1_000_000 }).map((amount) => coupon({ type: 'fixed_amount', amount })),
    fc.constant(coupon({ type: 'free_shipping' })),
    fc
      .record({
        type: fc.constantFrom('percentage', 'fixed_amount'),
        percent: fc.integer({ min: 0, max: 100 }),
        amount: fc.nat({ max: 1_000_000 }),
        applicableProducts: fc.uniqueArray(fc.constantFrom('p0', 'p1', 'p2', 'p5', 'none'), { minLength: 1 }),
      })
      .map(coupon),
  )
  const shippings = fc.nat({ max: 5_000 })
  const rates = fc.constantFrom(0, 7, 19, 20)
  fc.assert(
    fc.property(lines, coupons, shippings, rates, (of, offer, shipping, shippingTaxRate) => {
      const result = evaluateCoupon(offer, context({ lines: of, shipping }))
      const totals = orderTotals({
        lines: of,
        shipping,
        effect: result.ok ? result.effect : null,
        shippingTaxRate,
        currency: 'EUR',
      })
      const { subtotal, discount, shippingDiscount, total, tax, lineDiscounts } = totals
      expect(total).toBe(subtotal + shipping - discount - shippingDiscount)
      expect(Math.min(discount, shippingDiscount, total, tax, total - tax)).toBeGreaterThanOrEqual(0)
      const invoiced = of.map((row, index) => ({
        taxRate: row.taxRate,
        total: row.quantity * row.unitPrice,
        discount: lineDiscounts[index] ?? 0,
      }))
      expect(invoiced.every((row) => row.discount >= 0 && row.discount <= row.total)).toBe(true)
      const isElsewhere = ({ productId }: PricedLine) =>
        offer.applicableProducts.length > 0 && !offer.applicableProducts.includes(productId)
      expect(of.every((row, index) => !isElsewhere(row) || lineDiscounts[index] === 0)).toBe(true)
      const rows = taxesByRate({ ...totals, shippingTaxRate, lines: invoiced })
      expect(rows.reduce((sum, row) => sum + row.gross, 0)).toBe(total)
      expect(rows.reduce((sum, row) => sum + row.tax, 0)).toBe(tax)
    }),
  )
})
