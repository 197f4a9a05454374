import { minorAmount } from '../../shared/fields'
import type { CouponTypeRules } from './coupon-type-rules'
import { accept } from './result'

/** Subtracts an amount from the subtotal; any remainder is lost. */
export const fixedAmount = {
  fields: ['discountValue'],
  discountUnit: 'amount',
  form: { discountValue: minorAmount },
  evaluate: ({ discountValue }, _context, subtotal) =>
    accept({ discount: Math.min(subtotal, discountValue) }),
} satisfies CouponTypeRules
