import { shopEndpoints } from '../../contract/shop/shop'
import type { Data } from '../../contract/shared/dto'
import type { ShopDetails } from '../../domain/shop/shop-details'
import type { Http } from '../shared/http'

export type ShopRecord = Data<'getShopDetails'>

export const getShopDetails = (http: Http): Promise<ShopRecord> => http.call(shopEndpoints, 'getShopDetails')

/** As they were in an earlier version. */
export const getShopVersion = async (http: Http, version: number): Promise<ShopDetails> =>
  (await http.call(shopEndpoints, 'getShopVersion', { params: { version } })).details

/** @param version as read @throws ApiFailure STALE where somebody has saved meanwhile */
export const updateShopDetails = (http: Http, details: ShopDetails, version: number): Promise<ShopRecord> =>
  http.call(shopEndpoints, 'updateShopDetails', { body: { details, version } })
