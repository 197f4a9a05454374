import { percent } from '../../shared/fields'
import { percentOf } from '../../shared/money'
import type { CouponTypeRules } from './coupon-type-rules'
import { accept } from './result'

/** A share of the subtotal; shipping is untouched. */
export const percentage = {
  fields: ['discountValue'],
  discountUnit: 'percent',
  form: { discountValue: percent },
  evaluate: ({ discountValue }, _context, subtotal) =>
    accept({ discount: Math.min(subtotal, percentOf(subtotal, discountValue)) }),
} satisfies CouponTypeRules
