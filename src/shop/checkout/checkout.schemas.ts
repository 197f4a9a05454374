import { z } from 'zod'
import { personName } from '../account/account-fields'
import { cartItems } from '../cart/cart-fields'
import { customerNote, giftMessage, paymentMethod } from './checkout-form'
import { platformCountries } from '../orders/address'
import { addressFields, addressRules } from '../orders/address-fields'
import { companyFields } from '../orders/company-fields'
import { customerPhone } from '../orders/order-fields'
import { email, platform } from '../shared/fields'
import { WEEKS } from '../subscriptions/subscription'
import { customerOrder } from '../orders/order-parts.schemas'

const shippingAddress = z.object(addressFields).check(...addressRules)

export const customerInfo = z.object({
  name: personName,
  email,
  phone: customerPhone,
  company: z.optional(companyFields.company),
  vatId: z.optional(companyFields.vatId),
})

const countryProblem = { message: 'not delivered to', path: ['shippingAddress', 'country'] }

export const checkoutSchemas = {
  checkout: {
    body: z
      .object({
        items: cartItems.check(z.minLength(1)),
        customerInfo,
        shippingAddress,
        paymentMethod,
        customerNote: z.nullish(customerNote),
        /** Makes the order a gift. */
        giftMessage: z.nullish(giftMessage),
        /** Consent to one mail that asks for a review. */
        reviewMail: z.boolean().optional(),
        /** Makes the order the first of a Sparabo; of one product, without a coupon. */
        subscription: z.object({ weeks: z.literal([...WEEKS]) }).optional(),
        couponData: z.object({ coupon: z.object({ code: z.string().max(200) }) }).nullish(),
        /** Total shown to the shopper, in major units; TOTAL_CHANGED if the server's is different. */
        expectedTotal: z.number().optional(),
        platform: z.optional(platform),
      })
      .refine(
        ({ platform: shop = 'germany', shippingAddress: { country: where } }) =>
          platformCountries[shop].includes(where),
        countryProblem,
      )
      .refine(
        ({ subscription, items, couponData, giftMessage: gift }) =>
          !subscription || (items.length === 1 && !couponData && !gift),
        { message: 'one product without a coupon', path: ['subscription'] },
      ),
    /** `lookupCode` of a guest's new order only: later nobody but the mail's reader knows it. */
    data: z.object({ order: customerOrder, lookupCode: z.string().nullish() }),
  },
}
