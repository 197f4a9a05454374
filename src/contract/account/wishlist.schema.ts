import { z } from 'zod'
import { productSummary } from '../catalogue/products.schema'
import { id } from '../../domain/shared/fields'
import { instant } from '../shared/primitives'

const wishlist = z.object({ wishlist: z.array(z.object({ product: productSummary, addedAt: instant })) })

export const wishlistSchemas = {
  getWishlist: { data: wishlist },
  addToWishlist: { params: z.object({ productId: id }), data: wishlist },
  removeFromWishlist: { params: z.object({ productId: id }), data: wishlist },
}
