import type { Language } from '../shared/language'
import type { Platform } from '../shared/platform'
import { STANDARD_DELIVERY, type DeliverySettings } from '../delivery/delivery'

export const LEGAL_PAGES = [
  'impressum',
  'agb',
  'datenschutz',
  'widerruf',
  'versand',
  'barrierefreiheit',
] as const
export type LegalPage = (typeof LEGAL_PAGES)[number]

/** The seller, as shown in the imprint, in mails and on invoices. */
export interface Seller {
  readonly company: string
  readonly representative: string
  readonly street: string
  readonly zipCode: string
  readonly city: string
  readonly country: string
  readonly email: string
  readonly phone: string
  readonly vatId: string
  /** Court and number in the commercial register. */
  readonly register: string
}

/** Platforms that may have a seller of their own; without one, that of germany sells there. */
export const OWN_SELLERS = ['turkey', 'mobile'] as const satisfies readonly Platform[]
type OwnSeller = (typeof OWN_SELLERS)[number]

/** Stands for a platform without a seller of its own. */
const NO_SELLER: Seller = {
  company: '',
  representative: '',
  street: '',
  zipCode: '',
  city: '',
  country: '',
  email: '',
  phone: '',
  vatId: '',
  register: '',
}

/** A text per language; an empty one falls back to German. */
export type Localized = Readonly<Record<Language, string>>

export const EMPTY_TEXT: Localized = { de: '', tr: '', en: '' }

/** Shop details that the owner edits; its own seller is that of germany. A text with an empty German version uses the standard text. */
export interface ShopDetails extends Seller {
  readonly sellers: Readonly<Record<OwnSeller, Seller>>
  /** Shown above every page of the storefront. */
  readonly announcement: Localized
  readonly delivery: DeliverySettings
  /** Paragraphs are separated by empty lines; `## ` starts a heading. */
  readonly legal: Readonly<Record<LegalPage, Localized>>
}

/** Defaults until the owner edits the shop details. */
export const STANDARD_DETAILS: ShopDetails = {
  company: 'Verda GmbH',
  representative: 'Miriam Albers',
  street: 'Gartenstraße 18',
  zipCode: '10115',
  city: 'Berlin',
  country: 'Deutschland',
  email: 'hallo@verda.example',
  phone: '+49 30 5550 0142',
  vatId: 'DE999999995',
  register: 'Amtsgericht Charlottenburg (Berlin), HRB 000000 B',
  sellers: {
    turkey: {
      company: 'Verda Doğal Ürünler Ltd. Şti.',
      representative: 'Elif Yılmaz',
      street: 'Çınar Sokak 12',
      zipCode: '34710',
      city: 'İstanbul',
      country: 'Türkiye',
      email: 'merhaba@verda.example',
      phone: '+90 216 555 0142',
      vatId: '9999999994',
      register: 'İstanbul Ticaret Sicili, 000000-0',
    },
    mobile: NO_SELLER,
  },
  announcement: EMPTY_TEXT,
  delivery: STANDARD_DELIVERY,
  legal: {
    impressum: EMPTY_TEXT,
    agb: EMPTY_TEXT,
    datenschutz: EMPTY_TEXT,
    widerruf: EMPTY_TEXT,
    versand: EMPTY_TEXT,
    barrierefreiheit: EMPTY_TEXT,
  },
}

/** The platform in whose seller's name a platform sells, and in whose books its papers are. */
export const sellingPlatform = ({ sellers }: Pick<ShopDetails, 'sellers'>, platform: Platform): Platform =>
  platform !== 'germany' && sellers[platform].company !== '' ? platform : 'germany'

/** Who sells on a platform. */
export function sellerOf(details: ShopDetails, platform: Platform): Seller {
  const selling = sellingPlatform(details, platform)
  return selling === 'germany' ? details : details.sellers[selling]
}
