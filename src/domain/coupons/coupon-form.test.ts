import { describe, expect, it } from 'vitest'
import { couponForm } from './coupon-form'
import { COUPON_TYPES, type CouponType } from './coupon-types'
import { isCalendarDay } from '../shared/dates'
import { validate } from '../shared/problem'

const draft = {
  code: 'WILLKOMMEN10',
  name: 'Willkommen',
  description: '',
  currency: 'EUR',
  status: 'active',
  stackable: false,
  oneTimeUse: true,
  autoApply: false,
  applicableProducts: [],
  applicableCategories: [],
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
const problemsOf = (over: object, mode: 'create' | 'edit' = 'create') =>
  validate(couponForm({ ...create, mode }), { ...draft, ...over }).problems ?? {}

describe('the form of a coupon [ADMIN-38] [ADMIN-39]', () => {
  it.each<[object, object]>([
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
    [{ discountValue: 12.555 }, { discountValue: 'invalid' }],
    [{ discountValue: 100.01 }, { discountValue: 'tooLarge' }],
    [{ discountValue: -1 }, { discountValue: 'tooSmall' }],
    [{ discountValue: Number.NaN }, { discountValue: 'invalid' }],
    [{ type: 'fixed_amount', discountValue: 20_000 }, {}],
    [{ type: 'fixed_amount', discountValue: null }, { discountValue: 'required' }],
    [{ type: 'fixed_amount', discountValue: 1.5 }, { discountValue: 'invalid' }],
    [{ type: 'fixed_amount', discountValue: -5 }, { discountValue: 'tooSmall' }],
    [{ type: 'free_shipping', discountValue: null }, {}],
    [{ type: 'premium_extension' }, { premiumExtensionMonths: 'required' }],
    [{ type: 'premium_extension', premiumExtensionMonths: 0 }, { premiumExtensionMonths: 'tooSmall' }],
    [{ type: 'premium_extension', premiumExtensionMonths: 1 }, {}],
    [{ type: 'buy_x_get_y' }, { buyQuantity: 'required', getFreeQuantity: 'required' }],
    [
      { type: 'buy_x_get_y', buyQuantity: 0, getFreeQuantity: 1.5 },
      { buyQuantity: 'tooSmall', getFreeQuantity: 'invalid' },
    ],
    [{ type: 'buy_x_get_y', buyQuantity: 2, getFreeQuantity: 1 }, {}],
    [{ type: 'free_product' }, { freeProductId: 'required', freeProductQuantity: 'required' }],
    [{ type: 'free_product', freeProductId: 'p', freeProductQuantity: 1 }, {}],
    [
      { type: 'free_product', freeProductId: '', freeProductQuantity: 0 },
      { freeProductId: 'required', freeProductQuantity: 'tooSmall' },
    ],
    [{ minimumOrderAmount: -1 }, { minimumOrderAmount: 'tooSmall' }],
    [{ minimumOrderAmount: 0.5 }, { minimumOrderAmount: 'invalid' }],
    [{ usageTotal: 0 }, { usageTotal: 'tooSmall' }],
    [{ usageTotal: 1 }, {}],
    [{ usagePerUser: 0 }, { usagePerUser: 'tooSmall' }],
    [{ usagePerUser: null }, { usagePerUser: 'required' }],
    [{ endDate: '2026-06-15' }, { endDate: 'endNotAfterStart' }],
    [{ endDate: '2026-06-14' }, { endDate: 'endNotAfterStart' }],
    [{ startDate: '2026-06-14' }, { startDate: 'startInPast' }],
    [{ startDate: '2026-02-30' }, { startDate: 'invalid' }],
    [{ endDate: 'soon' }, { endDate: 'invalid' }],
    [{ platforms: ['turkey'] }, { currency: 'currencyElsewhere' }],
    [{ type: 'free_shipping', platforms: ['turkey'] }, { currency: 'currencyElsewhere' }],
    [{ currency: 'USD' }, { currency: 'currencyElsewhere' }],
    [{ currency: 'USD', platforms: ['germany', 'turkey', 'mobile'] }, { currency: 'currencyElsewhere' }],
    [{ currency: 'TRY', platforms: ['turkey'] }, {}],
    [{ platforms: ['turkey', 'mobile'] }, {}],
  ])('%j: %j', (over, problems) => {
    expect(problemsOf(over)).toEqual(problems)
  })

  it('allows a start before today when editing', () => {
    expect(problemsOf({ startDate: '2020-01-01' }, 'edit')).toEqual({})
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

const own = ['discountValue', 'premiumExtensionMonths', 'buyQuantity', 'freeProductId']
it.each([
  ['percentage', ['discountValue']],
  ['fixed_amount', ['discountValue']],
  ['free_shipping', []],
  ['premium_extension', ['premiumExtensionMonths']],
  ['buy_x_get_y', ['buyQuantity']],
  ['free_product', ['freeProductId']],
] as const satisfies readonly (readonly [CouponType, readonly string[]])[])(
  '%s keeps %j of the fields of single types [ADMIN-40]',
  (type, kept) => {
    const { data } = validate(couponForm(create), {
      ...draft,
      type,
      premiumExtensionMonths: 1,
      buyQuantity: 2,
      getFreeQuantity: 1,
      applicableProducts: [],
      applicableCategories: [],
      freeProductId: 'p',
      freeProductQuantity: 1,
    })
    expect(Object.keys(data ?? {}).filter((name) => own.includes(name))).toEqual(kept)
  },
)

it('knows every type', () => {
  for (const type of COUPON_TYPES) expect(problemsOf({ type })).not.toHaveProperty('type')
})
