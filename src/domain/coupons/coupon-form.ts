import * as z from 'zod/mini'
import { isCalendarDay } from '../shared/dates'
import { platformCurrency, type Currency, type Platform } from '../shared/platform'
import { rule } from '../shared/problem'
import { commonFields } from './coupon-fields'
import type { CouponType } from './coupon-types'
import { couponTypes } from './types'

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
 * The flat coupon form with numbers already parsed: amounts in minor units, days `YYYY-MM-DD`. Fields of other
 * types are dropped. A start in the past is allowed when editing. The currency is that of at least one of the platforms.
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
  const members = {
    percentage: z
      .object({ type: z.literal('percentage'), ...commonFields, ...couponTypes.percentage.form })
      .check(...checks),
    fixed_amount: z
      .object({ type: z.literal('fixed_amount'), ...commonFields, ...couponTypes.fixed_amount.form })
      .check(...checks),
    free_shipping: z
      .object({ type: z.literal('free_shipping'), ...commonFields, ...couponTypes.free_shipping.form })
      .check(...checks),
    premium_extension: z
      .object({
        type: z.literal('premium_extension'),
        ...commonFields,
        ...couponTypes.premium_extension.form,
      })
      .check(...checks),
    buy_x_get_y: z
      .object({ type: z.literal('buy_x_get_y'), ...commonFields, ...couponTypes.buy_x_get_y.form })
      .check(...checks),
    free_product: z
      .object({ type: z.literal('free_product'), ...commonFields, ...couponTypes.free_product.form })
      .check(...checks),
  } satisfies Readonly<Record<CouponType, z.core.$ZodType>>
  return z.discriminatedUnion('type', [
    members.percentage,
    members.fixed_amount,
    members.free_shipping,
    members.premium_extension,
    members.buy_x_get_y,
    members.free_product,
  ])
}

/** Output of the form: a coupon of one type, without the fields of the other types. */
export type CouponValues = z.output<ReturnType<typeof couponForm>>
