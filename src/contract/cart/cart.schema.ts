import { z } from 'zod'
import { currency, platform } from '../../domain/shared/fields'
import { amountOut } from '../shared/primitives'

export const cartSchemas = {
  getCartItems: {
    /** Comma-separated; what is gone, inactive or malformed is simply absent. */
    params: z.object({ ids: z.string().max(8_000) }),
    query: z.object({ platform: z.optional(platform) }),
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
}
