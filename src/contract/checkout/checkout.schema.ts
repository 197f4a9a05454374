import { z } from 'zod'
import { isZipCode, platformCountries } from '../../domain/orders/address'
import { PAYMENT_METHODS } from '../../domain/payments/payment-methods'
import { customerOrder } from '../orders/order-parts.schema'
import { country, email, id, platform, required, text } from '../shared/primitives'

const zipProblem = { message: 'zip code', path: ['zipCode'] }
export const shippingAddress = z
  .object({ street: required(200), city: required(100), zipCode: required(10), country })
  .refine(({ country: where, zipCode }) => isZipCode(zipCode, where), zipProblem)

const countryProblem = { message: 'not delivered to', path: ['shippingAddress', 'country'] }

export const checkoutSchemas = {
  checkout: {
    body: z
      .object({
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
      })
      .refine(
        ({ platform: shop = 'germany', shippingAddress: { country: where } }) =>
          platformCountries[shop].includes(where),
        countryProblem,
      ),
    data: z.object({ order: customerOrder }),
  },
}
