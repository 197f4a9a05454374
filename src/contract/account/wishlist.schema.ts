import { z } from 'zod'
import { productSummary } from '../catalogue/products.schema'
import { id } from '../../domain/shared/fields'
import { instant, pageQuery, pagination } from '../shared/primitives'

/** A page of the list, newest first; what adds or removes answers with the first. */
const wishlist = z.object({
  wishlist: z.array(z.object({ product: productSummary, addedAt: instant })),
  pagination: pagination.optional(),
})

export const wishlistSchemas = {
  getWishlist: { query: z.object(pageQuery(100)), data: wishlist },
  addToWishlist: { params: z.object({ productId: id }), data: wishlist },
  removeFromWishlist: { params: z.object({ productId: id }), data: wishlist },
}
