import { isAmount, type Entry } from '../../shared/entries'
import { problemsOf } from '../../shared/field-rules'
import type { CouponProblem } from '../coupon-form-fields'
import type { CouponTypeRules } from './coupon-type-rules'
import { accept } from './result'

const amountProblem = (value: Entry): CouponProblem | undefined => {
  if (value === null) return 'required'
  return isAmount(value) ? undefined : 'amountInvalid'
}

/** An amount off the subtotal; what is left of it is lost. */
export const fixedAmount: CouponTypeRules = {
  fields: ['discountValue'],
  discountUnit: 'amount',
  problems: ({ discountValue }) => problemsOf([['discountValue', amountProblem(discountValue)]]),
  evaluate: ({ discountValue }, _context, subtotal) =>
    accept({ discount: Math.min(subtotal, discountValue) }),
}
