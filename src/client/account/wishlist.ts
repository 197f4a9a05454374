import { wishlistEndpoints } from '../../contract/account/wishlist'
import type { Data } from '../../contract/shared/dto'
import type { ProductSummary } from '../../domain/catalogue/product'
import { toProductSummary } from '../catalogue/map-product'
import type { Http } from '../shared/http'

export interface WishlistEntry {
  readonly product: ProductSummary
  /** ISO 8601 instant. */
  readonly addedAt: string
}

const toWishlist = (http: Http, { wishlist }: Data<'getWishlist'>): readonly WishlistEntry[] =>
  wishlist.map(({ product, addedAt }) => ({ product: toProductSummary(http, product), addedAt }))

export const getWishlist = async (http: Http): Promise<readonly WishlistEntry[]> =>
  toWishlist(http, await http.call(wishlistEndpoints, 'getWishlist'))

export const addToWishlist = async (http: Http, productId: string): Promise<readonly WishlistEntry[]> =>
  toWishlist(http, await http.call(wishlistEndpoints, 'addToWishlist', { params: { productId } }))

export const removeFromWishlist = async (http: Http, productId: string): Promise<readonly WishlistEntry[]> =>
  toWishlist(http, await http.call(wishlistEndpoints, 'removeFromWishlist', { params: { productId } }))
