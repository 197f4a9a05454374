import * as z from 'zod/mini'
import { isCalendarDay } from '../shared/dates'
import {
  code,
  currency,
  day,
  id,
  minorAmount,
  percent,
  platform,
  prose,
  required,
  text,
  whole,
} from '../shared/fields'
import { platformCurrency, type Currency, type Platform } from '../shared/platform'
import { rule } from '../shared/problem'
import { groupName } from '../users/customer-form'
import { MAX_PREMIUM_MONTHS } from '../users/premium'
import { normalizeCouponCode } from './coupons'
import { COUPON_STORED_STATUSES, type CouponInput, type CouponType } from './coupon-types'

/** A limit of uses, or a number of units. */
export const count = whole(1, 100_000)

/** Most groups that a coupon is limited to. */
const MAX_COUPON_GROUPS = 20

/** Fields that every coupon has under the same name in the API and in the form. */
export const couponFields = {
  // One of spaces and quotation marks alone would be stored as none.
  code: code(50, 1).check(rule('required', (typed: string) => normalizeCouponCode(typed) !== '')),
  name: required(200),
  description: prose(1000),
  currency,
  customerGroups: z.array(groupName).check(z.maxLength(MAX_COUPON_GROUPS)),
  platforms: z.array(platform).check(z.minLength(1)),
  startDate: day,
  endDate: day,
  status: z.enum(COUPON_STORED_STATUSES),
}
export const couponSettings = {
  stackable: z.boolean(),
  oneTimeUse: z.boolean(),
  autoApply: z.boolean(),
  firstOrderOnly: z.boolean(),
}

/** Products and categories (by name, as products have them) that a coupon is for; none: all. */
const limits = {
  applicableProducts: z.array(id).check(z.maxLength(500)),
  applicableCategories: z.array(text(100)).check(z.maxLength(100)),
}

/** Fields of single types. */
export const couponTypeFields = {
  percentage: { percent, ...limits },
  fixed_amount: { amount: minorAmount, ...limits },
  free_shipping: {},
  premium_extension: { premiumMonths: whole(1, MAX_PREMIUM_MONTHS) },
  buy_x_get_y: {
    buyQuantity: count,
    freeQuantity: count,
    ...limits,
  },
  free_product: { giftProductId: id, giftQuantity: count },
} satisfies Readonly<Record<CouponType, z.core.$ZodLooseShape>>

const commonFields = {
  ...couponFields,
  ...couponSettings,
  minimumOrderAmount: minorAmount,
  usageLimitTotal: z.nullable(count),
  usageLimitPerUser: count,
}

/** What a coupon has of the types that are not its own. */
const withoutType = {
  percent: 0,
  amount: 0,
  premiumMonths: 0,
  buyQuantity: 0,
  freeQuantity: 0,
  applicableProducts: [],
  applicableCategories: [],
  giftProductId: null,
  giftQuantity: 0,
} satisfies Partial<CouponInput>

interface Period {
  readonly startDate: string
  readonly endDate: string
}

interface Places {
  readonly currency: Currency
  readonly platforms: readonly Platform[]
}

interface CouponFormOptions {
  readonly mode: 'create' | 'edit'
  /** Today in the coupon's platform, `YYYY-MM-DD`; a new coupon may not start before it. */
  readonly today: string
}

/**
 * What an administrator sets of a coupon, for form and API: amounts in minor units, days `YYYY-MM-DD`. Fields of other
 * types are emptied (ADMIN-40). A start in the past is allowed when editing. The currency is that of at least one of the
 * platforms (COUPON-80).
 */
export function couponForm({ mode, today }: CouponFormOptions) {
  const checks = [
    rule('startInPast', ({ startDate }: Period) => mode === 'edit' || startDate >= today, ['startDate']),
    rule(
      'endNotAfterStart',
      ({ startDate, endDate }: Period) => !isCalendarDay(startDate) || endDate > startDate,
      ['endDate'],
    ),
    rule(
      'currencyElsewhere',
      ({ currency, platforms }: Places) =>
        platforms.length === 0 || platforms.some((platform) => platformCurrency[platform] === currency),
      ['currency'],
    ),
  ] as const
  return z.pipe(
    z.discriminatedUnion('type', [
      z
        .object({ type: z.literal('percentage'), ...commonFields, ...couponTypeFields.percentage })
        .check(...checks),
      z
        .object({ type: z.literal('fixed_amount'), ...commonFields, ...couponTypeFields.fixed_amount })
        .check(...checks),
      z
        .object({ type: z.literal('free_shipping'), ...commonFields, ...couponTypeFields.free_shipping })
        .check(...checks),
      z
        .object({
          type: z.literal('premium_extension'),
          ...commonFields,
          ...couponTypeFields.premium_extension,
        })
        .check(...checks),
      z
        .object({ type: z.literal('buy_x_get_y'), ...commonFields, ...couponTypeFields.buy_x_get_y })
        .check(...checks),
      z
        .object({ type: z.literal('free_product'), ...commonFields, ...couponTypeFields.free_product })
        .check(...checks),
    ]),
    z.transform((values): CouponInput => ({ ...withoutType, ...values })),
  )
}
