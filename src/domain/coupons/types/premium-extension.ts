import { problemsOf } from '../../shared/field-rules'
import { countProblem } from '../coupon-form-fields'
import type { CouponTypeRules } from './coupon-type-rules'
import { accept } from './result'

/** Months of membership, granted when the order is paid. */
export const premiumExtension: CouponTypeRules = {
  fields: ['premiumExtensionMonths'],
  needsLogin: true,
  problems: ({ premiumExtensionMonths: months }) =>
    problemsOf([['premiumExtensionMonths', countProblem(months)]]),
  evaluate: ({ premiumExtensionMonths }) => accept({ premiumMonths: premiumExtensionMonths }),
}
