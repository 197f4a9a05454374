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

const toEntries = (http: Http, { wishlist }: Data<'getWishlist'>): readonly WishlistEntry[] =>
  wishlist.map(({ product, addedAt }) => ({ product: toProductSummary(http, product), addedAt }))

/** The whole list; a long one comes in several pages. */
async function withNextPages(http: Http, first: Data<'getWishlist'>): Promise<readonly WishlistEntry[]> {
  const entries = [...toEntries(http, first)]
  let { pagination } = first
  while (pagination?.hasNext === true) {
    const query = { page: pagination.currentPage + 1 }
    const next = await http.call(wishlistEndpoints, 'getWishlist', { query })
    entries.push(...toEntries(http, next))
    pagination = next.pagination
  }
  return entries
}

export const getWishlist = async (http: Http): Promise<readonly WishlistEntry[]> =>
  withNextPages(http, await http.call(wishlistEndpoints, 'getWishlist', { query: {} }))

export const addToWishlist = async (http: Http, productId: string): Promise<readonly WishlistEntry[]> =>
  withNextPages(http, await http.call(wishlistEndpoints, 'addToWishlist', { params: { productId } }))

export const removeFromWishlist = async (http: Http, productId: string): Promise<readonly WishlistEntry[]> =>
  withNextPages(http, await http.call(wishlistEndpoints, 'removeFromWishlist', { params: { productId } }))
