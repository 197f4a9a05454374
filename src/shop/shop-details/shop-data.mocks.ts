import type { Data } from '@/contract/shared/dto'
import { publicShop as publicShopOf, type PublicShop } from './public-shop'
import { deliveriesAt } from '../delivery/delivery'
import { STANDARD_DETAILS, type ShopDetails } from './shop-details'

/** Shop details with a custom imprint; all other texts are standard. */
export const shopDetails: ShopDetails = {
  ...STANDARD_DETAILS,
  vatId: 'DE123456788',
  announcement: { de: 'Versandkostenfrei ab 50 €', tr: '50 € üzeri kargo bedava', en: '' },
  legal: {
    ...STANDARD_DETAILS.legal,
    impressum: { de: '## Anbieter\nVerda GmbH\n\n## Kontakt\nhallo@verda.example', tr: '', en: '' },
  },
}

export const shopRecord: Data<'getShopDetails'> = {
  details: shopDetails,
  version: 2,
  history: [
    { version: 2, actor: 'Elif Yılmaz', at: '2026-11-20T09:00:00.000Z' },
    { version: 1, actor: 'Ayşe Demir', at: '2026-11-01T09:00:00.000Z' },
  ],
}

/** As the server answers on Thursday, 26 November 2026 before the cut-off. */
export const deliveries = deliveriesAt(STANDARD_DETAILS.delivery, new Date('2026-11-26T09:00:00Z'))

/** Public shop details with standard values. */
export const publicShop: PublicShop = publicShopOf(STANDARD_DETAILS, 'de', 7, deliveries)

/** Public shop details with a custom announcement and a slow carrier. */
export const ownShop: PublicShop = {
  ...publicShop,
  company: 'Kräuterhof Sonnenschein GmbH',
  street: 'Am Mühlbach 7',
  zipCode: '14467',
  city: 'Potsdam',
  email: 'post@kraeuterhof.example',
  phone: '+49 331 555 0199',
  vatId: 'DE123456788',
  announcement: { text: 'Betriebsferien bis 6. Januar: Wir packen ab 7. Januar wieder.', language: 'de' },
  deliveries: publicShop.deliveries.map((delivery) => ({ ...delivery, days: { from: 7, to: 9 } })),
}
