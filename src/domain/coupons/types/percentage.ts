import { percent } from '../../shared/fields'
import { percentOf } from '../../shared/money'
import type { CouponTypeRules } from './coupon-type-rules'
import { accept } from './result'

/** Percentage off the subtotal; shipping is not discounted. */
export const percentage = {
  fields: ['discountValue'],
  discountUnit: 'percent',
  form: { discountValue: percent },
  evaluate: ({ discountValue }, _context, subtotal) =>
    accept({ discount: Math.min(subtotal, percentOf(subtotal, discountValue)) }),
} satisfies CouponTypeRules
