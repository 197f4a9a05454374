import { wishlistEndpoints } from './wishlist.calls'
import type { Data } from '@/contract/shared/dto'
import type { WishlistProduct } from '@/shop/catalogue/product'
import type { Platform } from '../shared/platform'
import { toWishlistProduct } from '@/shop/catalogue/product-wire.client'
import type { Http } from '@/client/shared/http'

export interface WishlistEntry {
  readonly product: WishlistProduct
  /** ISO 8601 instant. */
  readonly addedAt: string
}

export interface Wishlist {
  /** Newest first. */
  readonly entries: readonly WishlistEntry[]
  /** Number of products that the shop hides at present. */
  readonly missing: number
}

const toEntries = (http: Http, { wishlist }: Data<'getWishlist'>): readonly WishlistEntry[] =>
  wishlist.map(({ product, addedAt }) => ({ product: toWishlistProduct(http, product), addedAt }))

/** Appends the remaining pages, so that callers get the whole list. */
async function withNextPages(http: Http, first: Data<'getWishlist'>, platform: Platform): Promise<Wishlist> {
  const entries = [...toEntries(http, first)]
  let { pagination } = first
  while (pagination?.hasNext === true) {
    const query = { platform, page: pagination.currentPage + 1 }
    const next = await http.call(wishlistEndpoints, 'getWishlist', { query })
    entries.push(...toEntries(http, next))
    pagination = next.pagination
  }
  return { entries, missing: first.missing ?? 0 }
}

/** The wishlist at the platform's prices. */
export const getWishlist = async (http: Http, platform: Platform): Promise<Wishlist> =>
  withNextPages(http, await http.call(wishlistEndpoints, 'getWishlist', { query: { platform } }), platform)

export async function addToWishlist(http: Http, productId: string, platform: Platform): Promise<Wishlist> {
  const call = { params: { productId }, query: { platform } }
  return withNextPages(http, await http.call(wishlistEndpoints, 'addToWishlist', call), platform)
}

export async function removeFromWishlist(
  http: Http,
  productId: string,
  platform: Platform,
): Promise<Wishlist> {
  const call = { params: { productId }, query: { platform } }
  return withNextPages(http, await http.call(wishlistEndpoints, 'removeFromWishlist', call), platform)
}
