import { z } from 'zod'
import { productSummary } from '@/shop/catalogue/product.schemas'
import { id, platform } from '../shared/fields'
import { amountOut, instant, pageQuery, pagination } from '@/contract/shared/primitives'

/** Platform whose prices are returned, whatever the customer's own one is. Default: germany. */
const shop = { platform: z.optional(platform) }
/** Null if the platform does not sell the product. */
export const wished = productSummary.extend({ price: amountOut.nullable() })

/** A page of the wishlist, newest first, and how many of its products the shop hides; adding and removing return the first page. */
const wishlist = z.object({
  wishlist: z.array(z.object({ product: wished, addedAt: instant })),
  missing: z.optional(z.int()),
  pagination: pagination.optional(),
})

export const wishlistSchemas = {
  getWishlist: { query: z.object({ ...pageQuery(100), ...shop }), data: wishlist },
  addToWishlist: { params: z.object({ productId: id }), query: z.object(shop), data: wishlist },
  removeFromWishlist: { params: z.object({ productId: id }), query: z.object(shop), data: wishlist },
}
