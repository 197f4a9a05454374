import { shopEndpoints } from './shop.calls'
import type { Language } from '../shared/language'
import type { OwnLegalText, PublicShop } from './public-shop'
import type { LegalPage } from './shop-details'
import type { Http } from '@/client/shared/http'

/** Public data about the shop. */
export const getShop = async (http: Http, lang: Language): Promise<PublicShop> =>
  (await http.call(shopEndpoints, 'getShop', { query: { lang } })).shop

/** Null if the shop uses the standard text. */
export const getLegalText = async (
  http: Http,
  page: LegalPage,
  lang: Language,
): Promise<OwnLegalText | null> =>
  (await http.call(shopEndpoints, 'getLegalText', { params: { page }, query: { lang } })).legal
