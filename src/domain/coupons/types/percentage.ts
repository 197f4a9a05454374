import type { Entry } from '../../shared/entries'
import { problemsOf } from '../../shared/field-rules'
import { percentOf } from '../../shared/money'
import type { CouponProblem } from '../coupon-form-fields'
import type { CouponTypeRules } from './coupon-type-rules'
import { accept } from './result'

const hasTwoDecimals = (value: number): boolean => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6

const percentProblem = (value: Entry): CouponProblem | undefined => {
  if (value === null) return 'required'
  return value >= 0 && value <= 100 && hasTwoDecimals(value) ? undefined : 'percentRange'
}

/** A share of the subtotal; shipping is untouched. */
export const percentage: CouponTypeRules = {
  fields: ['discountValue'],
  discountUnit: 'percent',
  problems: ({ discountValue }) => problemsOf([['discountValue', percentProblem(discountValue)]]),
  evaluate: ({ discountValue }, _context, subtotal) =>
    accept({ discount: Math.min(subtotal, percentOf(subtotal, discountValue)) }),
}
