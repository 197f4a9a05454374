import { z } from 'zod'
import { PAYMENT_METHODS } from '../../domain/orders/order'
import { customerOrder, customerOrderSummary } from '../orders/orders.schema'
import {
  amountOut,
  country,
  currency,
  email,
  id,
  idParams,
  pageQuery,
  pagination,
  platform,
  required,
  text,
} from '../shared/primitives'

/** What a shopper may see of the payment settings: never the shop's instructions to itself. */
export const publicPaymentSettings = z.object({
  platform,
  currency,
  paypal: z.object({ enabled: z.boolean() }),
  bankTransfer: z.object({ enabled: z.boolean() }),
  shippingRules: z.object({ freeShippingThreshold: amountOut, standardShippingCost: amountOut }),
})

const zipProblem = { message: 'zip code', path: ['zipCode'] }
export const shippingAddress = z
  .object({ street: required(200), city: required(100), zipCode: required(10), country })
  .refine(
    ({ country: where, zipCode }) => (where === 'Deutschland' ? /^\d{5}$/ : /^\d{4}$/).test(zipCode),
    zipProblem,
  )

export const cartSchemas = {
  getCartItems: {
    /** Comma-separated; what is gone, inactive or malformed is simply absent (decisions §4). */
    params: z.object({ ids: z.string().max(8_000) }),
    query: z.object({ platform: platform.optional() }),
    data: z.object({
      items: z.array(
        z.object({
          productId: z.string(),
          name: z.string(),
          price: z.object({ amount: amountOut, currency }),
          originalPrice: amountOut.nullable(),
          image: z.string().nullable(),
          stock: z.number().int(),
          slug: z.string(),
        }),
      ),
    }),
  },
  checkout: {
    body: z.object({
      items: z
        .array(z.object({ productId: id, quantity: z.number().int().min(1).max(999) }))
        .min(1)
        .max(100),
      customerInfo: z.object({ name: required(200), email, phone: required(50) }),
      shippingAddress,
      paymentMethod: z.enum(PAYMENT_METHODS),
      customerNote: text(1000).nullish(),
      couponData: z.object({ coupon: z.object({ code: z.string().max(200) }) }).nullish(),
      /** The total that the shopper saw, major units; a different one is TOTAL_CHANGED. */
      expectedTotal: z.number().optional(),
      platform: platform.optional(),
    }),
    data: z.object({ order: customerOrder }),
  },
  getPaymentSettings: {
    query: z.object({ platform: platform.optional() }),
    data: z.object({ settings: publicPaymentSettings }),
  },
  getPublicPaymentSettings: {
    params: z.object({ platform }),
    data: z.object({ settings: publicPaymentSettings }),
  },
  listCartOrders: {
    query: z.object(pageQuery(10)),
    data: z.object({ orders: z.array(customerOrderSummary), pagination }),
  },
  getCartOrder: { params: idParams, data: z.object({ order: customerOrder }) },
}
