import { z } from 'zod'
import { TINTS } from '@/shop/catalogue/product'
import { amount, currency, platform, whole } from '../shared/fields'
import { netContent, premiumSubscription } from '@/shop/catalogue/product.schemas'
import { MAX_CART_LINES, MAX_UNITS_PER_PRODUCT } from './cart-limits'
import { amountOut } from '@/contract/shared/primitives'

/** `price` is the one that the shopper saw, in major units, to tell when it has changed. */
const keptItems = z.array(
  z.object({ productId: z.uuid(), quantity: whole(1, MAX_UNITS_PER_PRODUCT), price: z.optional(amount) }),
)
/** Version 0: none is kept. */
const cart = z.object({ items: keptItems, version: z.number().int() })

export const cartSchemas = {
  getCart: { query: z.object({ platform: z.optional(platform) }), data: cart },
  keepCart: {
    query: z.object({ platform: z.optional(platform) }),
    body: z.object({
      items: keptItems.check(z.maxLength(MAX_CART_LINES)),
      /** The version that the change is based on. */
      version: whole(0, 2_000_000_000),
    }),
    data: cart,
  },
  getCartItems: {
    /** Comma-separated ids; deleted, inactive and malformed ones are missing from the result. */
    params: z.object({ ids: z.string().max(8_000) }),
    query: z.object({ platform: z.optional(platform) }),
    data: z.object({
      items: z.array(
        z.object({
          productId: z.string(),
          name: z.string(),
          price: z.object({ amount: amountOut, currency }),
          originalPrice: amountOut.nullable(),
          /** Lowest price of the 30 days before the current one; only with an original price. */
          lowestPrice: amountOut.nullable(),
          netContent: netContent.nullable(),
          tint: z.enum(TINTS),
          image: z.string().nullable(),
          premiumSubscription,
          stock: z.number().int(),
          slug: z.string(),
        }),
      ),
    }),
  },
}
