import { shopEndpoints } from './shop.calls'
import type { Data } from '@/contract/shared/dto'
import type { ShopDetails } from './shop-details'
import type { Http } from '@/client/shared/http'

export type ShopRecord = Data<'getShopDetails'>

export const getShopDetails = (http: Http): Promise<ShopRecord> => http.call(shopEndpoints, 'getShopDetails')

/** Shop details as of an earlier version. */
export const getShopVersion = async (http: Http, version: number): Promise<ShopDetails> =>
  (await http.call(shopEndpoints, 'getShopVersion', { params: { version } })).details

/**
 * @param version as it was read
 * @throws ApiFailure STALE if somebody else saved in the meantime
 */
export const updateShopDetails = (http: Http, details: ShopDetails, version: number): Promise<ShopRecord> =>
  http.call(shopEndpoints, 'updateShopDetails', { body: { details, version } })
