import type { Entry } from '../shared/entries'
import type { Platform } from '../shared/platform'
import type { CouponType } from './coupon-types'

/** A coupon while it is written. Amounts in minor units, null where nothing is filled in; days `YYYY-MM-DD`. */
export interface CouponForm {
  readonly code: string
  readonly name: string
  readonly type: CouponType
  /** Percent for percentage, minor units for fixed_amount. */
  readonly discountValue: Entry
  readonly premiumExtensionMonths: Entry
  readonly buyQuantity: Entry
  readonly getFreeQuantity: Entry
  readonly freeProductId: string | null
  readonly freeProductQuantity: Entry
  readonly minimumOrderAmount: Entry
  readonly platforms: readonly Platform[]
  readonly startDate: string
  readonly endDate: string
  /** Null is unlimited. */
  readonly usageTotal: Entry
  readonly usagePerUser: Entry
}
export type CouponField = Exclude<keyof CouponForm, 'type'>

export type CouponProblem =
  | 'required'
  | 'amountInvalid'
  | 'percentRange'
  | 'atLeastOne'
  | 'dateInvalid'
  | 'startInPast'
  | 'endNotAfterStart'

export const isCount = (value: Entry): boolean => value !== null && Number.isInteger(value) && value >= 1

export const countProblem = (value: Entry): CouponProblem | undefined => {
  if (value === null) return 'required'
  return isCount(value) ? undefined : 'atLeastOne'
}
