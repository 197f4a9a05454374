import * as z from 'zod/mini'
import { isCalendarDay } from '../shared/dates'
import { rule } from '../shared/problem'
import { commonFields } from './coupon-fields'
import type { CouponType } from './coupon-types'
import { couponTypes } from './types'

interface Period {
  readonly startDate: string
  readonly endDate: string
}

interface CouponFormOptions {
  readonly mode: 'create' | 'edit'
  /** Today in the coupon's platform, `YYYY-MM-DD`; a new coupon may not start before it. */
  readonly today: string
}

/**
 * The flat coupon form with numbers already parsed: amounts in minor units, days `YYYY-MM-DD`. Fields of other
 * types are dropped. A start in the past is allowed when editing.
 */
export function couponForm({ mode, today }: CouponFormOptions) {
  const period = [
    rule('startInPast', ({ startDate }: Period) => mode === 'edit' || startDate >= today, ['startDate']),
    rule(
      'endNotAfterStart',
      ({ startDate, endDate }: Period) => !isCalendarDay(startDate) || endDate > startDate,
      ['endDate'],
    ),
  ] as const
  const members = {
    percentage: z
      .object({ type: z.literal('percentage'), ...commonFields, ...couponTypes.percentage.form })
      .check(...period),
    fixed_amount: z
      .object({ type: z.literal('fixed_amount'), ...commonFields, ...couponTypes.fixed_amount.form })
      .check(...period),
    free_shipping: z
      .object({ type: z.literal('free_shipping'), ...commonFields, ...couponTypes.free_shipping.form })
      .check(...period),
    premium_extension: z
      .object({
        type: z.literal('premium_extension'),
        ...commonFields,
        ...couponTypes.premium_extension.form,
      })
      .check(...period),
    buy_x_get_y: z
      .object({ type: z.literal('buy_x_get_y'), ...commonFields, ...couponTypes.buy_x_get_y.form })
      .check(...period),
    free_product: z
      .object({ type: z.literal('free_product'), ...commonFields, ...couponTypes.free_product.form })
      .check(...period),
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
