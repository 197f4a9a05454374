import { z } from 'zod'
import { code, platform } from '../shared/fields'
import { wished } from './wishlist.schemas'
import { wishlistShareForm } from './wishlist-share-form'

/** Null while the list is not shared. */
const share = z.object({ share: z.object({ token: z.string(), title: z.string() }).nullable() })

export const wishlistShareSchemas = {
  getWishlistShare: { data: share },
  shareWishlist: { body: wishlistShareForm, data: share },
  endWishlistShare: { data: share },
  getSharedWishlist: {
    /** Platform whose prices are returned. Default: germany. */
    query: z.object({ token: code(200, 1), platform: z.optional(platform) }),
    /** The newest 100 products; a heading of '' is none. */
    data: z.object({ title: z.string(), products: z.array(wished) }),
  },
}
