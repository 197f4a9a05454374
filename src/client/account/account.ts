import { accountEndpoints } from '../../contract/account/account'
import type { Body, Data, Query } from '../../contract/shared/wire'
import type { OrderDetail, OrderSummary } from '../../domain/orders/order'
import type { ProductSummary } from '../../domain/catalogue/product'
import type { WireCustomer } from './customer-auth'
import type { Http } from '../shared/http'
import { toCustomerOrder, toCustomerOrderSummary } from '../orders/map-order'
import { toProductSummary } from '../catalogue/map-product'
import { toPage, type Page } from '../shared/page'

export async function updateProfile(http: Http, body: Body<'updateProfile'>): Promise<WireCustomer> {
  return (await http.call(accountEndpoints, 'updateProfile', { body })).user
}

/** @throws ApiFailure WRONG_PASSWORD */
export async function changePassword(http: Http, body: Body<'changePassword'>): Promise<void> {
  await http.call(accountEndpoints, 'changePassword', { body })
}

export async function listMyOrders(http: Http, query: Query<'listMyOrders'>): Promise<Page<OrderSummary>> {
  const data = await http.call(accountEndpoints, 'listMyOrders', { query })
  return toPage(
    data.orders.map((order) => toCustomerOrderSummary(http, order)),
    data.pagination,
  )
}

export async function getMyOrder(http: Http, id: string): Promise<OrderDetail> {
  const data = await http.call(accountEndpoints, 'getMyOrder', { params: { id } })
  return toCustomerOrder(http, data.order)
}

export interface WishlistEntry {
  readonly product: ProductSummary
  /** ISO 8601 instant. */
  readonly addedAt: string
}

const toWishlist = (http: Http, { wishlist }: Data<'getWishlist'>): readonly WishlistEntry[] =>
  wishlist.map(({ product, addedAt }) => ({ product: toProductSummary(http, product), addedAt }))

export const getWishlist = async (http: Http): Promise<readonly WishlistEntry[]> =>
  toWishlist(http, await http.call(accountEndpoints, 'getWishlist'))

export const addToWishlist = async (http: Http, productId: string): Promise<readonly WishlistEntry[]> =>
  toWishlist(http, await http.call(accountEndpoints, 'addToWishlist', { params: { productId } }))

export const removeFromWishlist = async (http: Http, productId: string): Promise<readonly WishlistEntry[]> =>
  toWishlist(http, await http.call(accountEndpoints, 'removeFromWishlist', { params: { productId } }))
