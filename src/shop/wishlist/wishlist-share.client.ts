import type { Data } from '@/contract/shared/dto'
import type { Http } from '@/client/shared/http'
import type { WishlistProduct } from '@/shop/catalogue/product'
import { toWishlistProduct } from '@/shop/catalogue/product-wire.client'
import type { Platform } from '../shared/platform'
import { wishlistShareEndpoints } from './wishlist-share.calls'

/** The link and heading of the own list; null while it is not shared. */
export type WishlistShare = Data<'getWishlistShare'>['share']

export const getWishlistShare = async (http: Http): Promise<WishlistShare> =>
  (await http.call(wishlistShareEndpoints, 'getWishlistShare')).share

/** Turns sharing on, or changes the heading. @throws ApiFailure VALIDATION */
export const shareWishlist = async (http: Http, title: string): Promise<WishlistShare> =>
  (await http.call(wishlistShareEndpoints, 'shareWishlist', { body: { title } })).share

/** The link is dead at once; a later one is another. */
export const endWishlistShare = async (http: Http): Promise<WishlistShare> =>
  (await http.call(wishlistShareEndpoints, 'endWishlistShare')).share

export interface SharedWishlist {
  /** '' without one. */
  readonly title: string
  readonly products: readonly WishlistProduct[]
}

/** Somebody's shared list at the platform's prices. @throws ApiFailure NOT_FOUND */
export async function getSharedWishlist(
  http: Http,
  token: string,
  platform: Platform,
): Promise<SharedWishlist> {
  const query = { token, platform }
  const { title, products } = await http.call(wishlistShareEndpoints, 'getSharedWishlist', { query })
  return { title, products: products.map((product) => toWishlistProduct(http, product)) }
}
