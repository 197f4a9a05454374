import { z } from 'zod'
import { MAX_CART_LINES, MAX_UNITS_PER_PRODUCT } from '../cart/cart-limits'
import { COUPON_REFUSALS } from '../coupons/coupon-effects'
import { customerNote, paymentMethod } from '../checkout/checkout-form'
import { customerInfo } from '../checkout/checkout.schemas'
import { amount, id, percent, platform, text, whole } from '../shared/fields'
import { amountOut, idParams } from '@/contract/shared/primitives'
import { platformCountries } from './address'
import { addressFields, addressRules } from './address-fields'
import { adminOrder, seen } from './admin-orders.schemas'
import { totals } from './order-parts.schemas'
import { REASON_LENGTH, SETTLEMENTS } from './order-plan'

/** A paid line; gifts follow from the coupon. */
const wantedLine = z.object({
  productId: id,
  quantity: whole(1, MAX_UNITS_PER_PRODUCT),
  /** Own price of a unit. Without it a line of the order keeps its price, and a new one has today's. */
  price: z.optional(amount),
})

export const wantedLines = z.array(wantedLine).min(1).max(MAX_CART_LINES)

const units = z.number().int()

/** What an order would be. */
export const orderPreview = z.object({
  /** Paid lines as they were sent, then gifts. */
  lines: z.array(
    z.object({
      productId: z.string(),
      name: z.string(),
      quantity: units,
      price: amountOut,
      total: amountOut,
      isGift: z.boolean(),
      /** How many there are, where the order wants more; null: enough. */
      available: units.nullable(),
    }),
  ),
  totals,
  taxes: z.array(z.object({ rate: z.number(), net: amountOut, tax: amountOut, gross: amountOut })),
  /** Units that leave the stock, negative if they return. */
  stock: z.array(z.object({ productId: z.string(), name: z.string(), units, left: units })),
})

/** Taken off the goods, for a reason that the customer reads. */
const ownDiscount = z.union([
  z.object({ amount, reason: text(REASON_LENGTH, 1) }),
  z.object({ percent, reason: text(REASON_LENGTH, 1) }),
])

const made = {
  platform,
  lines: wantedLines,
  discount: z.optional(ownDiscount),
  /** Own shipping costs. @default by the rules */
  shipping: z.optional(amount),
}

const changes = { lines: wantedLines, reason: z.optional(text(REASON_LENGTH)) }

export const orderChangeSchemas = {
  previewOrderChange: {
    params: idParams,
    body: z.object({ lines: wantedLines }),
    data: z.object({
      preview: orderPreview.extend({
        /** Why the order would lose its coupon; null: it keeps it, or has none. */
        couponLost: z.enum(COUPON_REFUSALS).nullable(),
        /** What becomes of the money; `outstanding`: so much is still to be paid of a paid order. */
        settlement: z.object({ kind: z.enum(SETTLEMENTS), amount: amountOut }),
        /** Number of the invoice that a new one would stand for; null: none was issued. */
        replacesInvoice: z.string().nullable(),
      }),
    }),
  },
  changeOrder: {
    params: idParams,
    /** An own price needs a reason. */
    body: z.object({ ...changes, ...seen }),
    data: z.object({ order: adminOrder }),
  },
  previewNewOrder: { body: z.object(made), data: z.object({ preview: orderPreview }) },
  makeOrder: {
    body: z
      .object({
        ...made,
        /** Id of the account that it belongs to; without it the order is a guest's. */
        userId: z.optional(id),
        customerInfo,
        shippingAddress: z.object(addressFields).check(...addressRules),
        paymentMethod,
        /** Paid already, for example in cash. */
        paid: z.boolean().optional(),
        customerNote: z.optional(customerNote),
        /** Total of the preview; TOTAL_CHANGED if it is another one by now. */
        expectedTotal: z.number().optional(),
      })
      .refine(
        ({ platform: shop, shippingAddress: { country } }) => platformCountries[shop].includes(country),
        {
          message: 'not delivered to',
          path: ['shippingAddress', 'country'],
        },
      ),
    /** `payPath`: page of the shop on which the order is paid at PayPal; null: it is not. */
    data: z.object({ order: adminOrder, payPath: z.string().nullable() }),
  },
}
