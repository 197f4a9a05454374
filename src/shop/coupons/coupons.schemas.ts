import { z } from 'zod'
import { cartItems } from '../cart/cart-fields'
import { count, couponFields, couponSettings, couponTypeFields } from './coupon-form'
import { COUPON_STATUSES, COUPON_TYPES } from './coupon-types'
import { singleCodesForm } from './single-codes'
import { customerGroups } from '../users/users.schemas'
import { amount, currency, id, optionalEmail, platform, searchText } from '../shared/fields'
import {
  amountOut,
  file,
  idParams,
  instant,
  nothing,
  pageQuery,
  pagination,
} from '@/contract/shared/primitives'

/** The cart; the server looks up all prices itself. */
const orderData = z.object({
  items: cartItems,
  /** Accepted for compatibility and ignored, like all other fields. */
  subtotal: z.unknown().optional(),
  platform: z._default(platform, 'germany'),
  currency: z._default(currency, 'EUR'),
})

/** Effect of a coupon; the storefront stores it under `appliedCoupon`. */
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
  /** Percent, or an amount in major units. */
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
  /** Products and categories that a percentage or an amount is taken off; none: all. */
  appliesTo: z.object({ products: z.array(z.string()), categories: z.array(z.string()) }),
  minimumOrderAmount: amountOut,
  /** Whose customers alone may use it; none: everybody. */
  customerGroups: z.array(z.string()),
  platforms: z.array(platform),
  startDate: z.string(),
  endDate: z.string(),
  usageLimit: z.object({ total: z.number().int().nullable(), perUser: z.number().int() }),
  settings: z.object({
    stackable: z.boolean(),
    oneTimeUse: z.boolean(),
    autoApply: z.boolean(),
    firstOrderOnly: z.boolean(),
  }),
  /** Derived: `expired` and `used_up` follow from dates and uses. */
  status: z.enum(COUPON_STATUSES),
  usage: z.object({ totalUsed: z.number().int() }),
  /** Codes that are used once each, instead of its own. */
  singleCodes: z.number().int(),
  updatedAt: instant,
})

const { buy_x_get_y: bundle, free_product: gift } = couponTypeFields

/** Fields of other types are ignored; rules across fields are checked by the domain's form. */
const couponBody = z.object({
  ...couponFields,
  description: z._default(couponFields.description, ''),
  type: z.enum(COUPON_TYPES),
  discountValue: z.optional(amount),
  currency: z._default(couponFields.currency, 'EUR'),
  premiumExtensionMonths: z.optional(couponTypeFields.premium_extension.premiumMonths),
  buyXGetY: z
    .object({
      buyQuantity: bundle.buyQuantity,
      getFreeQuantity: bundle.freeQuantity,
      applicableProducts: z._default(bundle.applicableProducts, []),
      applicableCategories: z._default(bundle.applicableCategories, []),
    })
    .optional(),
  freeProduct: z
    .object({ product: gift.giftProductId, quantity: z._default(gift.giftQuantity, 1) })
    .optional(),
  appliesTo: z
    .object({
      products: z._default(bundle.applicableProducts, []),
      categories: z._default(bundle.applicableCategories, []),
    })
    .optional(),
  minimumOrderAmount: z._default(amount, 0),
  customerGroups: z._default(couponFields.customerGroups, []),
  platforms: z._default(couponFields.platforms, ['germany']),
  usageLimit: z.object({ total: z.nullish(count), perUser: z._default(count, 1) }).default({ perUser: 1 }),
  settings: z
    .object({
      stackable: z._default(couponSettings.stackable, false),
      oneTimeUse: z._default(couponSettings.oneTimeUse, true),
      autoApply: z._default(couponSettings.autoApply, false),
      firstOrderOnly: z._default(couponSettings.firstOrderOnly, false),
    })
    .default({ stackable: false, oneTimeUse: true, autoApply: false, firstOrderOnly: false }),
  status: z._default(couponFields.status, 'active'),
})

export const couponSchemas = {
  validateCoupon: {
    body: z.object({
      code: z.string().max(20_000),
      orderData,
      /** A guest's email for the limit per customer; signed-in customers are identified by their token. */
      userEmail: z.nullish(optionalEmail),
      userId: z.string().nullish(),
    }),
    data: appliedCoupon,
  },
  useCoupon: {
    body: z.object({
      code: z.string().max(200),
      /** Ignored: the stored order counts. */
      orderData: z.unknown().optional(),
      orderId: id,
      userEmail: z.string().nullish(),
      userId: z.string().nullish(),
    }),
    data: z.object({ redeemed: z.boolean() }),
  },
  autoCoupon: {
    /** The customer is identified by the token. */
    body: z.object({ orderData, userEmail: z.unknown().optional(), userId: z.unknown().optional() }),
    data: appliedCoupon.nullable(),
  },
  listCoupons: {
    query: z.object({
      status: z.enum(COUPON_STATUSES).optional(),
      type: z.enum(COUPON_TYPES).optional(),
      platform: z.optional(platform),
      search: z.optional(searchText),
      ...pageQuery(12),
    }),
    data: z.object({ coupons: z.array(coupon), pagination }),
  },
  /** Groups of customers that a coupon can be limited to. */
  listCouponGroups: { data: customerGroups },
  getCoupon: { params: idParams, data: z.object({ coupon }) },
  createCoupon: { body: couponBody, data: z.object({ coupon }) },
  updateCoupon: {
    params: idParams,
    body: couponBody.extend({ updatedAt: instant.optional() }),
    data: z.object({ coupon }),
  },
  createCouponCodes: { params: idParams, body: singleCodesForm, data: z.object({ coupon }) },
  /** Code and number of the order that used it, a line each. */
  exportCouponCodes: { params: idParams, data: file },
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
