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
  firstOrderOnly: false,
  customerGroups: [],
  applicableProducts: [],
  applicableCategories: [],
  type: 'percentage',
  percent: 10,
  amount: 0,
  premiumMonths: null,
  buyQuantity: null,
  freeQuantity: null,
  giftProductId: null,
  giftQuantity: null,
  minimumOrderAmount: 0,
  platforms: ['germany'],
  startDate: '2026-06-15',
  endDate: '2026-06-16',
  usageLimitTotal: null,
  usageLimitPerUser: 1,
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
    [{ percent: null }, { percent: 'required' }],
    [{ percent: 0 }, {}],
    [{ percent: 100 }, {}],
    [{ percent: 12.55 }, {}],
    [{ percent: 12.555 }, { percent: 'invalid' }],
    [{ percent: 100.01 }, { percent: 'tooLarge' }],
    [{ percent: -1 }, { percent: 'tooSmall' }],
    [{ percent: Number.NaN }, { percent: 'invalid' }],
    [{ type: 'fixed_amount', amount: 20_000 }, {}],
    [{ type: 'fixed_amount', amount: null }, { amount: 'required' }],
    [{ type: 'fixed_amount', amount: 1.5 }, { amount: 'invalid' }],
    [{ type: 'fixed_amount', amount: -5 }, { amount: 'tooSmall' }],
    [{ type: 'free_shipping', percent: null }, {}],
    [{ type: 'premium_extension' }, { premiumMonths: 'required' }],
    [{ type: 'premium_extension', premiumMonths: 0 }, { premiumMonths: 'tooSmall' }],
    [{ type: 'premium_extension', premiumMonths: 1 }, {}],
    [{ type: 'buy_x_get_y' }, { buyQuantity: 'required', freeQuantity: 'required' }],
    [
      { type: 'buy_x_get_y', buyQuantity: 0, freeQuantity: 1.5 },
      { buyQuantity: 'tooSmall', freeQuantity: 'invalid' },
    ],
    [{ type: 'buy_x_get_y', buyQuantity: 2, freeQuantity: 1 }, {}],
    [{ type: 'free_product' }, { giftProductId: 'required', giftQuantity: 'required' }],
    [{ type: 'free_product', giftProductId: 'p', giftQuantity: 1 }, {}],
    [
      { type: 'free_product', giftProductId: '', giftQuantity: 0 },
      { giftProductId: 'required', giftQuantity: 'tooSmall' },
    ],
    [{ minimumOrderAmount: -1 }, { minimumOrderAmount: 'tooSmall' }],
    [{ minimumOrderAmount: 0.5 }, { minimumOrderAmount: 'invalid' }],
    [{ usageLimitTotal: 0 }, { usageLimitTotal: 'tooSmall' }],
    [{ usageLimitTotal: 1 }, {}],
    [{ usageLimitPerUser: 0 }, { usageLimitPerUser: 'tooSmall' }],
    [{ usageLimitPerUser: null }, { usageLimitPerUser: 'required' }],
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

const NOTHING: readonly unknown[] = [0, null, '']
const own = ['percent', 'amount', 'premiumMonths', 'buyQuantity', 'giftProductId']
it.each([
  ['percentage', ['percent']],
  ['fixed_amount', ['amount']],
  ['free_shipping', []],
  ['premium_extension', ['premiumMonths']],
  ['buy_x_get_y', ['buyQuantity']],
  ['free_product', ['giftProductId']],
] as const satisfies readonly (readonly [CouponType, readonly string[]])[])(
  '%s keeps %j of the fields of single types [ADMIN-40]',
  (type, kept) => {
    const { data } = validate(couponForm(create), {
      ...draft,
      type,
      amount: 500,
      premiumMonths: 1,
      buyQuantity: 2,
      freeQuantity: 1,
      applicableProducts: [],
      applicableCategories: [],
      giftProductId: 'p',
      giftQuantity: 1,
    })
    const filled = Object.entries(data ?? {}).filter(
      ([name, value]) => own.includes(name) && !NOTHING.includes(value),
    )
    expect(filled.map(([name]) => name)).toEqual(kept)
  },
)

it('knows every type', () => {
  for (const type of COUPON_TYPES) expect(problemsOf({ type })).not.toHaveProperty('type')
})
