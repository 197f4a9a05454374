import { isLanguage, type Language } from '../shared/language'
import { localizedText } from './legal-text'
import { publicShop } from './public-shop'
import { LEGAL_PAGES, STANDARD_DETAILS, type ShopDetails } from './shop-details'
import { deliveries, shopDetails } from './shop-data.mocks'
import { answers, failing, offline } from '@/mocks/shared/handlers'

const languageOf = ({ url }: Request): Language => {
  const lang = new URL(url).searchParams.get('lang')
  return isLanguage(lang) ? lang : 'de'
}

const shopHandlers = (details: ShopDetails) => [
  answers('getShop', (request) => ({ shop: publicShop(details, languageOf(request), 7, deliveries) })),
  answers('getLegalText', (request) => {
    const page = LEGAL_PAGES.find((each) => new URL(request.url).pathname.endsWith(`/${each}`))
    const shown = page && localizedText(details.legal[page], languageOf(request))
    return { legal: shown ? { ...shown, updatedAt: '2026-11-20T09:00:00.000Z' } : null }
  }),
]

/** MSW handlers of what the shop says of itself, by resulting state. */
export const publicShopMocks = {
  /** Standard texts. */
  ok: shopHandlers(STANDARD_DETAILS),
  /** Custom texts and seller. */
  own: shopHandlers(shopDetails),
  offline: [offline('getShop'), offline('getLegalText')],
  legalFails: [failing('getLegalText', 'INTERNAL')],
}
