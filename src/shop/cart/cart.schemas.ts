import { z } from 'zod'
import { TINTS } from '@/shop/catalogue/product'
import { currency, platform } from '../shared/fields'
import { netContent, premiumSubscription } from '@/shop/catalogue/product.schemas'
import { amountOut } from '@/contract/shared/primitives'

export const cartSchemas = {
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
