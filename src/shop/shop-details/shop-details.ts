import type { Language } from '../shared/language'

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

/** A text per language; an empty one falls back to German. */
export type Localized = Readonly<Record<Language, string>>

export const EMPTY_TEXT: Localized = { de: '', tr: '', en: '' }

/** Shop details that the owner edits; a text with an empty German version uses the standard text. */
export interface ShopDetails extends Seller {
  /** Shown above every page of the storefront. */
  readonly announcement: Localized
  /** For example '2 bis 4 Werktage'. */
  readonly deliveryTime: Localized
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
  announcement: EMPTY_TEXT,
  deliveryTime: EMPTY_TEXT,
  legal: {
    impressum: EMPTY_TEXT,
    agb: EMPTY_TEXT,
    datenschutz: EMPTY_TEXT,
    widerruf: EMPTY_TEXT,
    versand: EMPTY_TEXT,
    barrierefreiheit: EMPTY_TEXT,
  },
}
