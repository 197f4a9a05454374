import { describe, expect, it } from 'vitest'
import { couponFormErrors, withoutForeignFields } from './coupon-form'
import type { CouponForm } from './coupon-form-fields'
import { isCalendarDay } from '../shared/dates'
import { COUPON_TYPES } from './coupon-types'

const draft: CouponForm = {
  code: 'WILLKOMMEN10',
  name: 'Willkommen',
  type: 'percentage',
  discountValue: 10,
  premiumExtensionMonths: null,
  buyQuantity: null,
  getFreeQuantity: null,
  freeProductId: null,
  freeProductQuantity: null,
  minimumOrderAmount: 0,
  platforms: ['germany'],
  startDate: '2026-06-15',
  endDate: '2026-06-16',
  usageTotal: null,
  usagePerUser: 1,
}
const create = { mode: 'create', today: '2026-06-15' } as const

describe('couponFormErrors [ADMIN-38] [ADMIN-39]', () => {
  it.each<[Partial<CouponForm>, object]>([
    [{}, {}],
    [
      { code: ' ', name: '', startDate: '', endDate: '', platforms: [] },
      {
        code: 'required',
        name: 'required',
        platforms: 'required',
        startDate: 'required',
        endDate: 'required',
      },
    ],
    [{ discountValue: null }, { discountValue: 'required' }],
    [{ discountValue: 0 }, {}],
    [{ discountValue: 100 }, {}],
    [{ discountValue: 12.55 }, {}],
    [{ discountValue: 12.555 }, { discountValue: 'percentRange' }],
    [{ discountValue: 100.01 }, { discountValue: 'percentRange' }],
    [{ discountValue: -1 }, { discountValue: 'percentRange' }],
    [{ discountValue: Number.NaN }, { discountValue: 'percentRange' }],
    [{ type: 'fixed_amount', discountValue: 20_000 }, {}],
    [{ type: 'fixed_amount', discountValue: null }, { discountValue: 'required' }],
    [{ type: 'fixed_amount', discountValue: 1.5 }, { discountValue: 'amountInvalid' }],
    [{ type: 'fixed_amount', discountValue: -5 }, { discountValue: 'amountInvalid' }],
    [{ type: 'free_shipping', discountValue: null }, {}],
    [{ type: 'premium_extension' }, { premiumExtensionMonths: 'required' }],
    [{ type: 'premium_extension', premiumExtensionMonths: 0 }, { premiumExtensionMonths: 'atLeastOne' }],
    [{ type: 'premium_extension', premiumExtensionMonths: 1 }, {}],
    [{ type: 'buy_x_get_y' }, { buyQuantity: 'required', getFreeQuantity: 'required' }],
    [
      { type: 'buy_x_get_y', buyQuantity: 0, getFreeQuantity: 1.5 },
      { buyQuantity: 'atLeastOne', getFreeQuantity: 'atLeastOne' },
    ],
    [{ type: 'buy_x_get_y', buyQuantity: 2, getFreeQuantity: 1 }, {}],
    [{ type: 'free_product' }, { freeProductId: 'required', freeProductQuantity: 'required' }],
    [{ type: 'free_product', freeProductId: 'p', freeProductQuantity: 1 }, {}],
    [
      { type: 'free_product', freeProductId: ' ', freeProductQuantity: 0 },
      { freeProductId: 'required', freeProductQuantity: 'atLeastOne' },
    ],
    [{ minimumOrderAmount: null }, {}],
    [{ minimumOrderAmount: -1 }, { minimumOrderAmount: 'amountInvalid' }],
    [{ minimumOrderAmount: 0.5 }, { minimumOrderAmount: 'amountInvalid' }],
    [{ usageTotal: 0 }, { usageTotal: 'atLeastOne' }],
    [{ usageTotal: 1 }, {}],
    [{ usagePerUser: 0 }, { usagePerUser: 'atLeastOne' }],
    [{ usagePerUser: null }, { usagePerUser: 'required' }],
    [{ endDate: '2026-06-15' }, { endDate: 'endNotAfterStart' }],
    [{ endDate: '2026-06-14' }, { endDate: 'endNotAfterStart' }],
    [{ startDate: '2026-06-14' }, { startDate: 'startInPast' }],
    [{ startDate: '2026-02-30' }, { startDate: 'dateInvalid' }],
    [{ endDate: 'soon' }, { endDate: 'dateInvalid' }],
  ])('%j: %j', (over, problems) => {
    expect(couponFormErrors({ ...draft, ...over }, create)).toEqual(problems)
  })

  it('allows a start before today when editing', () => {
    expect(couponFormErrors({ ...draft, startDate: '2020-01-01' }, { ...create, mode: 'edit' })).toEqual({})
  })
})

it.each([
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-6-1', false],
  ['2026-06-15T00:00', false],
  ['', false],
])('isCalendarDay(%j) is %s', (text, expected) => {
  expect(isCalendarDay(text)).toBe(expected)
})

describe('withoutForeignFields [ADMIN-40]', () => {
  const all = {
    code: 'X',
    discountValue: 5,
    premiumExtensionMonths: 1,
    buyXGetY: { buyQuantity: 2 },
    freeProduct: { product: 'p' },
  }
  it.each([
    ['percentage', ['discountValue']],
    ['fixed_amount', ['discountValue']],
    ['free_shipping', []],
    ['premium_extension', ['premiumExtensionMonths']],
    ['buy_x_get_y', ['buyXGetY']],
    ['free_product', ['freeProduct']],
  ] as const)('%s keeps %j', (type, own) => {
    const body = { ...all, type }
    expect(Object.keys(withoutForeignFields(body)).sort()).toEqual(['code', 'type', ...own].sort())
    expect(Object.keys(body)).toHaveLength(6)
  })

  it('works on a body without such fields', () => {
    for (const type of COUPON_TYPES) expect(withoutForeignFields({ type })).toEqual({ type })
  })
})
