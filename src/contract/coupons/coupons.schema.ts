import { z } from 'zod'
import { COUPON_STATUSES, COUPON_STORED_STATUSES, COUPON_TYPES } from '../../domain/coupons/coupon-types'
import {
  amount,
  amountOut,
  currency,
  day,
  email,
  id,
  idParams,
  instant,
  nothing,
  pageQuery,
  pagination,
  platform,
  required,
  text,
} from '../shared/primitives'

/** Other fields of a shopper's orderData (subtotal, prices) are ignored: the server prices every line itself. */
const orderData = z.object({
  items: z.array(z.object({ productId: id, quantity: z.number().int().min(1).max(999) })).max(100),
  platform: platform.default('germany'),
  currency: currency.default('EUR'),
})

/** What an applied coupon does, as the storefront stores it under appliedCoupon. */
export const appliedCoupon = z.object({
  coupon: z.object({ code: z.string(), name: z.string(), type: z.enum(COUPON_TYPES) }),
  discount: amountOut,
  freeShipping: z.boolean(),
  shippingDiscount: amountOut,
  additionalItems: z.array(
    z.object({
      product: z.string(),
      quantity: z.number().int(),
      name: z.string(),
      image: z.string().nullable(),
    }),
  ),
  /** Months. */
  premiumExtension: z.number().int(),
  message: z.string(),
})

const coupon = z.object({
  _id: z.string(),
  code: z.string(),
  name: z.string(),
  description: z.string(),
  type: z.enum(COUPON_TYPES),
  /** Percent or major units. */
  discountValue: amountOut,
  currency,
  premiumExtensionMonths: z.number().int(),
  buyXGetY: z.object({
    buyQuantity: z.number().int(),
    getFreeQuantity: z.number().int(),
    applicableProducts: z.array(z.string()),
    applicableCategories: z.array(z.string()),
  }),
  freeProduct: z.object({ product: z.string().nullable(), quantity: z.number().int() }),
  minimumOrderAmount: amountOut,
  platforms: z.array(platform),
  startDate: z.string(),
  endDate: z.string(),
  usageLimit: z.object({ total: z.number().int().nullable(), perUser: z.number().int() }),
  settings: z.object({ stackable: z.boolean(), oneTimeUse: z.boolean(), autoApply: z.boolean() }),
  /** Derived: expired and used_up follow from dates and counts. */
  status: z.enum(COUPON_STATUSES),
  usage: z.object({ totalUsed: z.number().int() }),
  updatedAt: instant,
})

const positive = z.number().int().min(1).max(100_000)
/** Fields that do not belong to the type are ignored; dates, percentages and required fields are checked by the domain's form rules. */
const couponBody = z.object({
  code: required(50),
  name: required(200),
  description: text(1000).default(''),
  type: z.enum(COUPON_TYPES),
  discountValue: amount.optional(),
  currency: currency.default('EUR'),
  premiumExtensionMonths: positive.max(120).optional(),
  buyXGetY: z
    .object({
      buyQuantity: positive,
      getFreeQuantity: positive,
      applicableProducts: z.array(id).max(500).default([]),
      applicableCategories: z.array(text(100)).max(100).default([]),
    })
    .optional(),
  freeProduct: z.object({ product: id, quantity: positive.default(1) }).optional(),
  minimumOrderAmount: amount.default(0),
  platforms: z.array(platform).min(1).default(['germany']),
  startDate: day,
  endDate: day,
  usageLimit: z.object({ total: positive.nullish(), perUser: positive.default(1) }).default({ perUser: 1 }),
  settings: z
    .object({
      stackable: z.boolean().default(false),
      oneTimeUse: z.boolean().default(true),
      autoApply: z.boolean().default(false),
    })
    .default({ stackable: false, oneTimeUse: true, autoApply: false }),
  status: z.enum(COUPON_STORED_STATUSES).default('active'),
})

export const couponSchemas = {
  validateCoupon: {
    body: z.object({
      code: z.string().max(20_000),
      orderData,
      /** A guest's mail, for the per-customer limit; a signed-in customer is known by the token. */
      userEmail: email.nullish().or(z.literal('')),
      userId: z.string().nullish(),
    }),
    data: appliedCoupon,
  },
  useCoupon: {
    body: z.object({
      code: z.string().max(200),
      orderId: id,
      userEmail: z.string().nullish(),
      userId: z.string().nullish(),
    }),
    data: z.object({ redeemed: z.boolean() }),
  },
  autoCoupon: { body: z.object({ orderData }), data: appliedCoupon.nullable() },
  listCoupons: {
    query: z.object({
      status: z.enum(COUPON_STATUSES).optional(),
      type: z.enum(COUPON_TYPES).optional(),
      platform: platform.optional(),
      search: text(200).optional(),
      ...pageQuery(12),
    }),
    data: z.object({ coupons: z.array(coupon), pagination }),
  },
  getCoupon: { params: idParams, data: z.object({ coupon }) },
  createCoupon: { body: couponBody, data: z.object({ coupon }) },
  updateCoupon: {
    params: idParams,
    body: couponBody.extend({ updatedAt: instant.optional() }),
    data: z.object({ coupon }),
  },
  deleteCoupon: { params: idParams, data: nothing },
  getCouponStats: {
    params: idParams,
    data: z.object({
      stats: z.object({
        totalUses: z.number().int(),
        remainingUses: z.number().int().nullable(),
        uniqueUsers: z.number().int(),
        totalDiscount: amountOut,
        averageDiscount: amountOut,
        topUsers: z.array(
          z.object({ email: z.string(), usedCount: z.number().int(), totalDiscount: amountOut }),
        ),
      }),
    }),
  },
}
