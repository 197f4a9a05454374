import { z } from 'zod'
import { productSummary } from '../catalogue/product.schema'
import { id, platform } from '../../domain/shared/fields'
import { amountOut, instant, pageQuery, pagination } from '../shared/primitives'

/** The shop that asks: the answer has its prices, whatever the customer's own platform. Left out: germany. */
const shop = { platform: z.optional(platform) }
/** Where that shop does not sell it there is no price. */
const wished = productSummary.extend({ price: amountOut.nullable() })

/** A page of the list, newest first; what adds or removes answers with the first. */
const wishlist = z.object({
  wishlist: z.array(z.object({ product: wished, addedAt: instant })),
  pagination: pagination.optional(),
})

export const wishlistSchemas = {
  getWishlist: { query: z.object({ ...pageQuery(100), ...shop }), data: wishlist },
  addToWishlist: { params: z.object({ productId: id }), query: z.object(shop), data: wishlist },
  removeFromWishlist: { params: z.object({ productId: id }), query: z.object(shop), data: wishlist },
}
