import * as z from 'zod/mini'
import { MAX_PREMIUM_MONTHS } from '../users/premium'
import { currency, day, minorAmount, platform, required, text, whole } from '../shared/fields'
import { COUPON_STORED_STATUSES } from './coupon-types'

/** How often, or how many. */
export const count = whole(1, 100_000)
export const premiumExtensionMonths = whole(1, MAX_PREMIUM_MONTHS)
/** Names of categories, as products carry them. */
export const applicableCategories = z.array(text(100)).check(z.maxLength(100))

/** What every coupon has, as it travels and as it is stored. */
export const couponFields = {
  code: required(50),
  name: required(200),
  description: text(1000),
  currency,
  platforms: z.array(platform).check(z.minLength(1)),
  startDate: day,
  endDate: day,
  status: z.enum(COUPON_STORED_STATUSES),
}
export const couponSettings = { stackable: z.boolean(), oneTimeUse: z.boolean(), autoApply: z.boolean() }

/** The flat form of what every coupon has; amounts in minor units. */
export const commonFields = {
  ...couponFields,
  ...couponSettings,
  minimumOrderAmount: minorAmount,
  /** Null is unlimited. */
  usageTotal: z.nullable(count),
  usagePerUser: count,
}
