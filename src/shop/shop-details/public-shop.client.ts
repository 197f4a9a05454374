import { shopEndpoints } from './shop.calls'
import type { Language } from '../shared/language'
import type { Platform } from '../shared/platform'
import { platformCountries, type Country } from '../orders/address'
import type { OwnLegalText, PublicShop } from './public-shop'
import type { LegalPage } from './shop-details'
import type { Http } from '@/client/shared/http'

/** Public data about the shop; of the days of delivery those of the platform's countries, the default one first. */
export async function getShop(http: Http, lang: Language, platform: Platform): Promise<PublicShop> {
  const { shop } = await http.call(shopEndpoints, 'getShop', { query: { lang, platform } })
  const countries: readonly Country[] = platformCountries[platform]
  return { ...shop, deliveries: shop.deliveries.filter(({ country }) => countries.includes(country)) }
}

/** Null if the shop uses the standard text. */
export const getLegalText = async (
  http: Http,
  page: LegalPage,
  lang: Language,
): Promise<OwnLegalText | null> =>
  (await http.call(shopEndpoints, 'getLegalText', { params: { page }, query: { lang } })).legal
