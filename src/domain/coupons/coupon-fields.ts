import * as z from 'zod/mini'
import { MAX_PREMIUM_MONTHS } from '../users/premium'
import { code, currency, day, minorAmount, platform, prose, required, text, whole } from '../shared/fields'
import { COUPON_STORED_STATUSES } from './coupon-types'

/** A limit of uses, or a number of units. */
export const count = whole(1, 100_000)
export const premiumExtensionMonths = whole(1, MAX_PREMIUM_MONTHS)
/** Category names, as used by products. */
export const applicableCategories = z.array(text(100)).check(z.maxLength(100))

/** Fields common to all coupon types, in the API and in the database. */
export const couponFields = {
  code: code(50, 1),
  name: required(200),
  description: prose(1000),
  currency,
  platforms: z.array(platform).check(z.minLength(1)),
  startDate: day,
  endDate: day,
  status: z.enum(COUPON_STORED_STATUSES),
}
export const couponSettings = { stackable: z.boolean(), oneTimeUse: z.boolean(), autoApply: z.boolean() }

/** The same common fields as the flat form has them; amounts in minor units. */
export const commonFields = {
  ...couponFields,
  ...couponSettings,
  minimumOrderAmount: minorAmount,
  /** Null for unlimited. */
  usageTotal: z.nullable(count),
  usagePerUser: count,
}
