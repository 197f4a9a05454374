import { premiumExtensionMonths } from '../coupon-fields'
import type { CouponTypeRules } from './coupon-type-rules'
import { accept } from './result'

/** Premium months, granted when the order is paid. */
export const premiumExtension = {
  fields: ['premiumExtensionMonths'],
  needsLogin: true,
  form: { premiumExtensionMonths },
  evaluate: ({ premiumExtensionMonths }) => accept({ premiumMonths: premiumExtensionMonths }),
} satisfies CouponTypeRules
